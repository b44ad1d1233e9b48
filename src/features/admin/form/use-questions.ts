import { useRef, useState } from 'react';
import type { QuestionText } from '../../../ui/dialog/Question.tsx';
import { questionsOf, unusualQuestion } from './unusual-question.ts';

/**
 * Questions before valid input is sent: those of the page, one after the other, then those of the server. A yes to the last one
 * submits again.
 */
export function useQuestions<Input>(
  submit: () => Promise<unknown>,
  ofPage: (input: Input) => readonly QuestionText[],
) {
  const [asking, setAsking] = useState<{ readonly input: Input; readonly asked: number } | null>(null);
  const [unusual, setUnusual] = useState<readonly string[]>([]);
  const hasAgreed = useRef(false);
  const confirmed = useRef<string[]>([]);
  const asked = unusual.length > 0 ? unusualQuestion(unusual) : asking && ofPage(asking.input)[asking.asked];

  /** Sends once nothing is left to ask: with the server's questions that were answered with yes. */
  async function sendAgreed(input: Input, send: (answered: string[]) => Promise<void>): Promise<void> {
    if (!hasAgreed.current && ofPage(input).length > 0) return setAsking({ input, asked: 0 });
    hasAgreed.current = false;
    const answered = confirmed.current;
    confirmed.current = [];
    try {
      return await send(answered);
    } catch (error) {
      if (questionsOf(error).length === 0) throw error;
      return setUnusual(questionsOf(error));
    }
  }

  const question = asked && {
    ...asked,
    onYes: () => {
      const next = asking && asking.asked + 1;
      if (asking && next && ofPage(asking.input)[next])
        return setAsking({ input: asking.input, asked: next });
      confirmed.current = [...unusual];
      hasAgreed.current = true;
      void submit();
    },
    onClose: () => {
      setAsking(null);
      setUnusual([]);
    },
  };
  return { question, sendAgreed };
}
