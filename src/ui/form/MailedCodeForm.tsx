import { type ReactNode, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { mailedCodeSchema } from '../../domain/shared/contact/mailed-code.schema.ts';
import { failureText } from '../../lib/requests/failure-text.ts';
import { hasCode } from '../../lib/requests/request.ts';
import { FormFailure } from './FormFailure.tsx';
import { Button } from '../Button.tsx';
import { mailedCodeFormTexts as texts } from '../texts.ts';
import { TextField } from './fields/TextField.tsx';
import { useSentForm } from './use-sent-form.ts';

type Code = z.output<typeof mailedCodeSchema>;

const tell = (error: unknown) => ({
  [hasCode(error, 'wrong_code') ? 'code' : 'root']: failureText(error),
});

interface MailedCodeFormProps {
  /** That a code was mailed, and to whom. */
  readonly lead: ReactNode;
  readonly submit: string;
  readonly submitting: string;
  readonly send: (code: Code) => Promise<void>;
  /** Mails another code. */
  readonly again?: () => Promise<void>;
  /** More buttons. */
  readonly children?: ReactNode;
}

/** Asks for a code that we have just mailed; its field takes the focus. */
export function MailedCodeForm({ lead, submit, submitting, send, again, children }: MailedCodeFormProps) {
  const [said, setSaid] = useState<string>();
  const form = useSentForm({
    schema: mailedCodeSchema,
    empty: { code: '' },
    prefix: 'mailed',
    send: (code) => {
      setSaid(undefined);
      return send(code);
    },
    tell,
  });
  const { clearErrors, field, formProps, failure, isSubmitting, setFocus } = form;
  async function sendAgain() {
    setSaid(undefined);
    clearErrors();
    await again?.().then(() => setSaid(texts.sentAgain), form.refuse);
    setFocus('code');
  }

  // What was pressed before has just disappeared, and the focus with it.
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <form {...formProps} className="grid gap-4">
      <p className="text-lg" role="alert">
        {lead}
      </p>
      <TextField
        {...field('code', texts.label, 'one-time-code')}
        className="font-display text-3xl tracking-widest tabular-nums"
        inputMode="numeric"
        aria-required
      />
      <FormFailure message={failure} />
      <span role="status" className="empty:hidden">
        {said}
      </span>
      <div className="actions">
        <Button type="submit" variant="signal" disabled={isSubmitting}>
          {isSubmitting ? submitting : submit}
        </Button>
        {again && <Button onClick={() => void sendAgain()}>{texts.again}</Button>}
        {children}
      </div>
    </form>
  );
}
