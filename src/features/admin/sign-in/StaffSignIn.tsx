import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { STAFF_LINK_VALID_MS } from '../../../business/staff-constants.ts';
import { requestPasswordResetApi, signInApi } from '../../../domain/admin/auth.api.ts';
import { emailSchema, signInSchema } from '../../../domain/admin/staff.schema.ts';
import { call, hasCode } from '../../../lib/request.ts';
import { Button } from '../../../ui/Button.tsx';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { StaffForm } from '../StaffForm.tsx';
import { signInWithPasskey, supportsPasskeys } from '../passkeys.ts';
import { staffFailure } from '../staff-failure.ts';
import { $person, $staff } from '../staff.store.ts';
import { useArrival } from '../use-focus.ts';
import { useStaffForm } from '../use-staff-form.ts';
import { arrive, showSignInLost } from './arrive.ts';

interface ForgottenPasswordProps {
  /** As typed in the sign-in. */
  readonly email: string;
  readonly onBack: () => void;
}

/** Requests a link by mail. The message is the same whether or not the account exists. */
function ForgottenPassword({ email, onBack }: ForgottenPasswordProps) {
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
      <Button className="mt-4" onClick={onBack}>
        Back to sign-in
      </Button>
    </section>
  );
}

export function StaffSignIn() {
  useArrival();
  const [hasForgotten, setHasForgotten] = useState(false);
  const hasEnded = useStore($person) !== null;
  const form = useStaffForm({
    schema: signInSchema,
    empty: { email: '', password: '' },
    prefix: 'sign-in',
    send: async (body, _, typed) => {
      const { next } = await call(signInApi, { body });
      if (next === 'second_step') $staff.set({ step: 'second-step' });
      else await arrive();
      return typed;
    },
  });

  async function submitPasskey() {
    form.clearErrors();
    try {
      await signInWithPasskey();
      await arrive();
    } catch (error) {
      if (hasCode(error, 'not_signed_in')) return showSignInLost();
      form.setError('root', { message: staffFailure(error) });
    }
  }

  if (hasForgotten) {
    const back = () => {
      // The heading to focus is that of the form, which must be there.
      flushSync(() => setHasForgotten(false));
      focusHeading();
    };
    return <ForgottenPassword email={form.getValues('email')} onBack={back} />;
  }
  return (
    <section className="staff-card staff-door" aria-labelledby="sign-in-title">
      <h1 id="sign-in-title">Sign in</h1>
      {hasEnded && (
        <p className="mt-2">Your session has ended. Sign in again, and the page is as you left it.</p>
      )}
      <StaffForm form={form} submit="Sign in" busy="Signing in…">
        <TextField {...form.field('email', 'Email', 'username')} type="email" aria-required />
        <PasswordField {...form.field('password', 'Password', 'current-password')} />
      </StaffForm>
      <div className="staff-form">
        {supportsPasskeys() && (
          <Button disabled={form.isSubmitting} onClick={() => void submitPasskey()}>
            Sign in with a passkey
          </Button>
        )}
        <Button onClick={() => setHasForgotten(true)}>I forgot my password</Button>
      </div>
    </section>
  );
}
