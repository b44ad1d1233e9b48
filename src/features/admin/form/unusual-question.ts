import type { UnusualFigures } from '../../../domain/shared/contract/confirmed.schema.ts';
import { RequestError } from '../../../lib/requests/request.ts';
import type { QuestionText } from '../../../ui/dialog/Question.tsx';

const figuresOf = (error: unknown, code: 'not_confirmed' | 'needs_owner'): readonly string[] =>
  error instanceof RequestError && error.code === code
    ? ((error.figures as UnusualFigures | undefined)?.questions ?? [])
    : [];

/** What the server asks before it does something out of the ordinary: send it again with these as `confirmed`. */
export const questionsOf = (error: unknown): readonly string[] => figuresOf(error, 'not_confirmed');

/** What only an owner may do, and what to do about it. */
export const ownerText = (reasons: readonly string[]): string =>
  `Only an owner can do this: ${reasons.join('; ')}. Ask an owner to sign in here, or check the decimal point.`;

/** Why an owner has to do it; null: it was refused for something else. */
export function ownerFailure(error: unknown): string | null {
  const reasons = figuresOf(error, 'needs_owner');
  return reasons.length > 0 ? ownerText(reasons) : null;
}

const yesKey = 'Y';

/** How many are read out; the others are counted. */
const SHOWN = 8;

/** "10,250 lb of Bare Bright Copper, $48,175.00. Is that right?" */
export function unusualQuestion(questions: readonly string[]): QuestionText {
  const [only = ''] = questions;
  if (questions.length <= 1) {
    return {
      title: `${only}. Is that right?`,
      text: 'This looks unusual.',
      yes: 'Yes, that’s right',
      yesKey,
    };
  }
  const left = questions.length - SHOWN;
  const shown = questions.slice(0, SHOWN);
  return {
    title: 'Are these right?',
    text: [...shown, ...(left > 0 ? [`And ${left.toLocaleString('en-US')} more`] : [])].join('\n'),
    yes: 'Yes, they’re right',
    yesKey,
  };
}
