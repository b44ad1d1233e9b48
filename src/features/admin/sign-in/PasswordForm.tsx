import { passwordSchema } from '../../../domain/admin/staff.schema.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { StaffForm } from '../form/StaffForm.tsx';
import { useStaffForm } from '../form/use-staff-form.ts';

interface PasswordFormProps {
  /** Prefix of the field's id, unique on the page. */
  readonly prefix: string;
  readonly submitLabel: string;
  /** Rejects if the password is wrong. */
  readonly onSubmit: (password: string) => Promise<void>;
}

/** Asks for the password again before a sensitive change. */
export function PasswordForm({ prefix, submitLabel, onSubmit }: PasswordFormProps) {
  const form = useStaffForm({
    schema: passwordSchema,
    empty: { password: '' },
    prefix,
    failsAt: 'password',
    refusals: { wrong_password: 'That’s not your password.' },
    send: ({ password }) => onSubmit(password),
  });
  return (
    <StaffForm form={form} submit={submitLabel} busy="One moment…">
      <PasswordField {...form.field('password', 'Your password', 'current-password')} />
    </StaffForm>
  );
}
