import { useEffect } from 'react';
import * as z from 'zod/mini';
import { cleaned } from '../../../domain/shared/text/text.ts';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { StaffForm } from '../form/StaffForm.tsx';
import { useStaffForm } from '../form/use-staff-form.ts';

const schema = z.strictObject({ code: cleaned(z.string().check(z.minLength(1, 'Please enter the code'))) });

interface CodeFormProps {
  readonly label: string;
  readonly isNumeric: boolean;
  readonly submitLabel: string;
  /** Rejects if the code is wrong. */
  readonly onSubmit: (code: string) => Promise<void>;
}

/** A form with one field for a code, which takes the focus. */
export function StaffCodeForm({ label, isNumeric, submitLabel, onSubmit }: CodeFormProps) {
  const form = useStaffForm({
    schema,
    empty: { code: '' },
    prefix: 'staff',
    failsAt: 'code',
    refusals: { invalid_input: 'That code isn’t valid.' },
    send: ({ code }) =>
      onSubmit(code).catch((error: unknown) => {
        setFocus('code', { shouldSelect: true });
        throw error;
      }),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <StaffForm form={form} submit={submitLabel} busy="Checking…">
      <TextField
        {...form.field('code', label, 'one-time-code')}
        className="font-mono text-2xl! tracking-widest"
        inputMode={isNumeric ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        aria-required
      />
    </StaffForm>
  );
}
