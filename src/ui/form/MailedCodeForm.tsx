import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { mailedCodeSchema } from '../../domain/shared/mailed-code.schema.ts';
import { failureText } from '../../lib/failure-text.ts';
import { hasCode } from '../../lib/request.ts';
import { mailedCodeFormTexts as texts } from '../texts.ts';
import { schemaResolver } from './schema-resolver.ts';
import { TextField } from './TextField.tsx';

type Code = z.output<typeof mailedCodeSchema>;

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
  const { register, handleSubmit, setError, setFocus, clearErrors, formState } = useForm<Code>({
    resolver: schemaResolver(mailedCodeSchema),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const [said, setSaid] = useState<string>();

  const tell = (error: unknown) => {
    const isWrong = hasCode(error, 'wrong_code');
    setError(isWrong ? 'code' : 'root', { message: failureText(error) }, { shouldFocus: isWrong });
  };
  const enter = handleSubmit(async (code) => {
    setSaid(undefined);
    await send(code).catch(tell);
  });
  async function sendAgain() {
    setSaid(undefined);
    clearErrors();
    await again?.().then(() => setSaid(texts.sentAgain), tell);
    setFocus('code');
  }

  // What was pressed before has just disappeared, and the focus with it.
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <form method="post" noValidate onSubmit={(event) => void enter(event)} className="grid gap-4">
      <p className="text-lg" role="alert">
        {lead}
      </p>
      <TextField
        {...register('code')}
        id="code"
        label={texts.label}
        error={errors.code?.message}
        className="font-display text-3xl tracking-widest tabular-nums"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-required
      />
      {errors.root && (
        <p className="font-bold text-down" role="alert">
          {errors.root.message}
        </p>
      )}
      <output className="empty:hidden">{said}</output>
      <div className="actions">
        <button className="button button-signal" disabled={isSubmitting}>
          {isSubmitting ? submitting : submit}
        </button>
        {again && (
          <button type="button" className="button button-line" onClick={() => void sendAgain()}>
            {texts.again}
          </button>
        )}
        {children}
      </div>
    </form>
  );
}
