import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { STAFF_PASSWORD_MIN_LENGTH } from '../../../business/constants.ts';
import { resetPasswordApi, signInApi } from '../../../domain/admin/auth.api.ts';
import { chosenPassword } from '../../../domain/admin/staff.schema.ts';
import { replaceAddress } from '../../../lib/address/write-address.ts';
import { call } from '../../../lib/requests/request.ts';
import { adminPath } from '../../../paths.ts';
import { lazyPart } from '../../../ui/late/lazy-part.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { StaffForm } from '../form/StaffForm.tsx';
import { finishSignIn } from '../sign-in/finish-sign-in.ts';
import { $staff } from '../staff.store.ts';
import { useArrival } from '../ui/use-focus.ts';
import { useStaffForm } from '../form/use-staff-form.ts';

const schema = z.strictObject({ newPassword: chosenPassword });

const SPENT = 'This link was already used or has expired. Get a new one on the sign-in page.';

/** Takes the token out of the address's fragment, so that it does not stay in the history. */
function takeToken(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
  replaceAddress(location.pathname);
  return token;
}

function Done() {
  useArrival();
  return (
    <section className="staff-card">
      <p>Your password is set.</p>
      <a className="button button-signal mt-4" href={adminPath}>
        Sign in
      </a>
    </section>
  );
}

const SignInSteps = lazyPart(async () => (await import('../sign-in/SignInSteps.tsx')).SignInSteps);

/** The app or the passkey comes first, here, where the password is still known. */
function SetUp() {
  const state = useStore($staff);
  const isOver = state.step !== 'set-up';
  useEffect(() => {
    if (isOver) location.assign(adminPath);
  }, [isOver]);
  return isOver ? null : <SignInSteps state={state} />;
}

/** The island of the page that a mailed link opens. */
export function SetPassword() {
  useArrival();
  const [token] = useState(takeToken);
  const [next, setNext] = useState<'set-up' | 'sign-in' | null>(null);
  const form = useStaffForm({
    schema,
    empty: { newPassword: '' },
    prefix: 'set',
    refusals: { wrong_code: SPENT, invalid_input: ({ fields }) => (fields['newPassword'] ? fields : SPENT) },
    send: async ({ newPassword }) => {
      const { email } = await call(resetPasswordApi, { body: { token, newPassword } });
      // Nobody types again what they have just typed. Who needs more than a password signs in as always.
      const signedIn = await call(signInApi, { body: { email, password: newPassword } }).catch(() => null);
      if (signedIn?.next !== 'signed_in') return setNext('sign-in');
      await finishSignIn(newPassword);
      if ($staff.get().step === 'set-up') setNext('set-up');
      else location.assign(adminPath);
    },
  });

  if (next === 'set-up') return <SetUp />;
  if (next === 'sign-in') return <Done />;
  if (token === '') {
    return (
      <p className="staff-card">
        Open this page from the link in your email, or <a href={adminPath}>go to the sign-in page</a>.
      </p>
    );
  }
  return (
    <StaffForm form={form} submit="Set password" busy="Setting…" className="staff-card staff-form">
      <p>At least {STAFF_PASSWORD_MIN_LENGTH} characters. A few random words work well.</p>
      <PasswordField {...form.field('newPassword', 'New password', 'new-password')} />
    </StaffForm>
  );
}
