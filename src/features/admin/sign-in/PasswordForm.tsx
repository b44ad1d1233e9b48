import { useState } from 'react';
import { passwordSchema } from '../../../domain/admin/staff.schema.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { StaffForm } from '../form/StaffForm.tsx';
import { useStaffForm } from '../form/use-staff-form.ts';

interface PasswordFormProps {
  /** Prefix of the field's id, unique on the page. */
  readonly prefix: string;
  readonly submitLabel: string;
  /** Typed at the sign-in a moment ago: asked for only if it is refused. */
  readonly typed?: string | undefined;
  /** Rejects if the password is wrong. */
  readonly onSubmit: (password: string) => Promise<void>;
}

function PasswordFields({ prefix, submitLabel, typed, onSubmit }: PasswordFormProps) {
  const [asks, setAsks] = useState(typed === undefined);
  const form = useStaffForm({
    schema: passwordSchema,
    empty: { password: typed ?? '' },
    prefix,
    failsAt: 'password',
    refusals: { wrong_password: 'That’s not your password.' },
    send: async ({ password }) => {
      try {
        await onSubmit(password);
      } catch (error) {
        setAsks(true);
        throw error;
      }
    },
  });
  return (
    <StaffForm form={form} submit={submitLabel} busy="One moment…">
      {asks && <PasswordField {...form.field('password', 'Your password', 'current-password')} />}
    </StaffForm>
  );
}

/** Asks for the password again before a sensitive change. */
export const PasswordForm = (props: PasswordFormProps) => (
  // What was typed arrives after the page, and a form keeps what it began with.
  <PasswordFields key={props.typed === undefined ? 'asks' : 'knows'} {...props} />
);
