import { useState } from 'react';
import { verifyBackupCodeApi, verifyTotpApi } from '../../../domain/admin/auth.api.ts';
import { call, hasCode } from '../../../lib/requests/request.ts';
import { $staff, loadStaff, type StaffState } from '../staff.store.ts';
import { addPasskey, supportsPasskeys } from './passkeys.ts';
import { SetUpTwoFactor } from './SetUpTwoFactor.tsx';
import { StaffSignIn } from './StaffSignIn.tsx';
import { finishSignIn, showSignInLost } from './finish-sign-in.ts';
import { StaffCodeForm } from './StaffCodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Button } from '../../../ui/Button.tsx';

async function add(password: string) {
  await addPasskey(password);
  await loadStaff();
}

/** An alternative to the authenticator app, for staff who must have one of the two. */
function SetUpPasskey({ typed }: { readonly typed: string | undefined }) {
  if (!supportsPasskeys()) return null;
  return (
    <section className="staff-card staff-door" aria-labelledby="set-up-passkey-title">
      <h2 id="set-up-passkey-title">Or use a passkey</h2>
      <p className="mt-2 max-w-prose">
        Use your fingerprint, face or device PIN instead of a password and a code.
      </p>
      <PasswordForm prefix="set-up-passkey" submitLabel="Add passkey" typed={typed} onSubmit={add} />
    </section>
  );
}

const startOver = () => $staff.set({ step: 'sign-in' });

/** Asks for the code of the authenticator app or a backup code. */
function SecondStep() {
  const [isBackup, setIsBackup] = useState(false);

  async function submit(code: string) {
    try {
      await call(isBackup ? verifyBackupCodeApi : verifyTotpApi, { body: { code } });
      await finishSignIn();
    } catch (error) {
      if (!hasCode(error, 'not_signed_in')) throw error;
      showSignInLost();
    }
  }

  return (
    <section className="staff-card staff-door" aria-labelledby="step-title">
      <h1 id="step-title">Two-step verification</h1>
      <p className="mt-2">
        {isBackup
          ? 'Enter a backup code. Each one works once.'
          : 'Enter the 6-digit code from your authenticator app.'}
      </p>
      <StaffCodeForm
        key={String(isBackup)}
        label={isBackup ? 'Backup code' : 'Code'}
        isNumeric={!isBackup}
        submitLabel="Continue"
        onSubmit={submit}
      />
      <div className="actions mt-4">
        <Button onClick={() => setIsBackup(!isBackup)}>
          {isBackup ? 'Use the app' : 'Use a backup code'}
        </Button>
        <Button onClick={startOver}>Start over</Button>
      </div>
    </section>
  );
}

interface SignInStepsProps {
  readonly state: Extract<StaffState, { readonly step: 'sign-in' | 'second-step' | 'set-up' }>;
}

/** What stands between staff and their page. */
export function SignInSteps({ state }: SignInStepsProps) {
  switch (state.step) {
    case 'sign-in':
      return <StaffSignIn isLost={state.isLost === true} />;
    case 'second-step':
      return <SecondStep />;
    case 'set-up':
      return (
        <SetUpTwoFactor
          isFree={state.isFree}
          typed={state.password}
          instead={!state.isFree && <SetUpPasskey typed={state.password} />}
        />
      );
  }
}
