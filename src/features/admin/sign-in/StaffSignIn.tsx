import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  STAFF_LINK_VALID_MS,
  STAFF_SESSION_IDLE_MS,
  STAFF_SESSION_TOUCH_MS,
} from '../../../business/constants.ts';
import { requestPasswordResetApi, signInApi } from '../../../domain/admin/auth.api.ts';
import { emailSchema, signInSchema } from '../../../domain/admin/staff.schema.ts';
import { call, hasCode } from '../../../lib/requests/request.ts';
import { savedTime } from '../../../lib/storage/saved-time.ts';
import { STAFF_LAST_USED_KEY } from '../../../lib/storage/staff-storage-keys.ts';
import { readStored } from '../../../lib/storage/storage.ts';
import { Button } from '../../../ui/Button.tsx';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { StaffForm } from '../form/StaffForm.tsx';
import { signInWithPasskey, supportsPasskeys } from './passkeys.ts';
import { sweepStaffDrafts } from '../form/saved-draft.ts';
import { staffFailure } from '../staff-failure.ts';
import { $person, $staff } from '../staff.store.ts';
import { useArrival } from '../ui/use-focus.ts';
import { useStaffForm } from '../form/use-staff-form.ts';
import { finishSignIn, showSignInLost } from './finish-sign-in.ts';

const HOUR_MS = 3_600_000;

/**
 * Why somebody who did not sign out is asked to sign in, and whether what they typed is kept; null for whoever was not at work here.
 * `isOpen`: their page is still there.
 */
function signedOutText(isOpen: boolean, now = Date.now()): string | null {
  const last = savedTime(readStored(STAFF_LAST_USED_KEY), now);
  if (last === null && !isOpen) return null;
  // The server's own count of use may be a little older.
  const isIdle = last !== null && now - last >= STAFF_SESSION_IDLE_MS - STAFF_SESSION_TOUCH_MS;
  const why = isIdle
    ? `You were signed out after ${STAFF_SESSION_IDLE_MS / HOUR_MS} hours without activity.`
    : 'You were signed out.';
  const isKept = isOpen || sweepStaffDrafts(now);
  return isKept ? `${why} We kept what you typed.` : why;
}

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
      <h1 id="forgotten-title">Reset your password</h1>
      <StaffForm form={form} submit="Email me a link" busy="Sending…">
        <TextField {...form.field('email', 'Email', 'username')} type="email" aria-required />
        <span role="status" className="font-bold">
          {isSent &&
            `If there’s an account with this email, we’ve sent it a link. It works for ${STAFF_LINK_VALID_MS / 60_000} minutes.`}
        </span>
      </StaffForm>
      <Button className="mt-4" onClick={onBack}>
        Back to sign-in
      </Button>
    </section>
  );
}

/** `isLost`: the last sign-in began well, and left no cookie. */
export function StaffSignIn({ isLost }: { readonly isLost: boolean }) {
  useArrival();
  const [hasForgotten, setHasForgotten] = useState(false);
  const isOpen = useStore($person) !== null;
  const [signedOut] = useState(() => signedOutText(isOpen));
  const form = useStaffForm({
    schema: signInSchema,
    empty: { email: '', password: '' },
    prefix: 'sign-in',
    send: async (body, _, typed) => {
      const { next } = await call(signInApi, { body });
      if (next === 'second_step') $staff.set({ step: 'second-step' });
      else await finishSignIn(body.password);
      return typed;
    },
  });

  async function submitPasskey() {
    form.clearErrors();
    try {
      await signInWithPasskey();
      await finishSignIn();
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
      {signedOut && !isLost && <p className="mt-2">{signedOut}</p>}
      <FormFailure
        message={
          isLost
            ? 'That took too long, or your browser is blocking cookies. Please sign in again. If this keeps happening, allow cookies for this site.'
            : undefined
        }
        className="mt-2"
      />
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
