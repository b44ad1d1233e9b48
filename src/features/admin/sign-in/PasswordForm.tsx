import { type FormEvent, useRef, useState } from 'react';
import { hasCode } from '../../../lib/request.ts';
import { PasswordField } from '../PasswordField.tsx';
import { staffFailure } from '../staff-failure.ts';

interface PasswordFormProps {
  /** Prefix of the field's id, unique on the page. */
  readonly prefix: string;
  readonly submitLabel: string;
  /** Rejects if the password is wrong. */
  readonly onSubmit: (password: string) => Promise<void>;
}

/** Asks for the password again before a sensitive change. */
export function PasswordForm({ prefix, submitLabel, onSubmit }: PasswordFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const password = field.current?.value ?? '';
    setError(password ? undefined : 'Required');
    if (!password) return field.current?.focus();
    setPending(true);
    try {
      await onSubmit(password);
    } catch (failure) {
      setError(hasCode(failure, 'wrong_password') ? 'This is not your password.' : staffFailure(failure));
      field.current?.focus();
    } finally {
      setPending(false);
    }
  }

  return (
    <form method="post" noValidate className="staff-form" onSubmit={(event) => void submit(event)}>
      <PasswordField
        ref={field}
        id={`${prefix}-password`}
        label="Your password"
        error={error}
        autoComplete="current-password"
      />
      <button className="button button-signal" disabled={pending}>
        {pending ? 'One moment…' : submitLabel}
      </button>
    </form>
  );
}
