import { useState } from 'react';
import { STAFF_LINK_VALID_MS } from '../../../business/staff-constants.ts';
import { requestPasswordResetApi } from '../../../domain/admin/auth.api.ts';
import { emailSchema } from '../../../domain/admin/staff.schema.ts';
import { call } from '../../../lib/request.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { StaffForm } from '../StaffForm.tsx';
import { useArrival } from '../use-focus.ts';
import { useStaffForm } from '../use-staff-form.ts';

interface ForgottenPasswordProps {
  /** As typed in the sign-in. */
  readonly email: string;
  readonly onBack: () => void;
}

/** Requests a link by mail. The message is the same whether or not the account exists. */
export function ForgottenPassword({ email, onBack }: ForgottenPasswordProps) {
  useArrival();
  const [isSent, setIsSent] = useState(false);
  const form = useStaffForm({
    schema: emailSchema,
    empty: { email },
    prefix: 'forgotten',
    send: async (body, _, typed) => {
      await call(requestPasswordResetApi, { body });
      setIsSent(true);
      return typed;
    },
  });
  return (
    <section className="staff-card staff-door" aria-labelledby="forgotten-title">
      <h1 id="forgotten-title">Forgotten password</h1>
      <StaffForm form={form} submit="Mail me a link" busy="Sending…">
        <TextField {...form.field('email', 'Email', 'username')} type="email" aria-required />
        <span role="status" className="font-bold">
          {isSent &&
            `If this is the address of an account, a link is on its way. It is valid for ${STAFF_LINK_VALID_MS / 60_000} minutes.`}
        </span>
      </StaffForm>
      <button type="button" className="button button-line mt-4" onClick={onBack}>
        Back to sign-in
      </button>
    </section>
  );
}
