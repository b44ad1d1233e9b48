import { type FormEvent, useEffect, useRef, useState } from 'react';
import { hasCode } from '../../../lib/request.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { staffFailure } from '../staff-failure.ts';

interface CodeFormProps {
  readonly label: string;
  readonly isNumeric: boolean;
  readonly submitLabel: string;
  /** Rejects if the code is wrong. */
  readonly onSubmit: (code: string) => Promise<void>;
}

/** A form with one field for a code, which takes the focus. */
export function StaffCodeForm({ label, isNumeric, submitLabel, onSubmit }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    setError(code ? undefined : 'Required');
    if (!code) return field.current?.focus();
    setPending(true);
    try {
      await onSubmit(code);
    } catch (failure) {
      setError(hasCode(failure, 'invalid_input') ? 'That code isn’t valid.' : staffFailure(failure));
      setPending(false);
      field.current?.focus();
      field.current?.select();
    }
  }

  return (
    <form method="post" noValidate className="staff-form" onSubmit={(event) => void submit(event)}>
      <TextField
        id="code"
        label={label}
        error={error}
        ref={field}
        className="font-mono text-2xl! tracking-widest"
        inputMode={isNumeric ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
      />
      <button className="button button-signal" disabled={pending}>
        {pending ? 'Checking…' : submitLabel}
      </button>
    </form>
  );
}
