import { type ReactNode, useState } from 'react';
import { enableTwoFactorApi, verifyTotpApi } from '../../../domain/admin/auth.api.ts';
import type { OutputOf } from '../../../domain/shared/contract/endpoint.ts';
import { loadStaff, staffCall } from '../staff.store.ts';
import { useArrival } from '../ui/use-focus.ts';
import { AppKey, BackupCodes } from './BackupCodes.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { StaffCodeForm } from './StaffCodeForm.tsx';
import { endStaffSession } from './end-staff-session.ts';
import { Button } from '../../../ui/Button.tsx';

type Begun = OutputOf<typeof enableTwoFactorApi>;

interface SetUpTwoFactorProps {
  readonly isFree: boolean;
  readonly typed: string | undefined;
  /** Another way, until the app is set up. */
  readonly instead: ReactNode;
}

/** Sets up the authenticator app: password, key, code, then backup codes. Staff who must have a second step see nothing else before. */
export function SetUpTwoFactor({ isFree, typed, instead }: SetUpTwoFactorProps) {
  useArrival();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [isDone, setIsDone] = useState(false);

  async function begin(password: string) {
    setBegun(await staffCall(enableTwoFactorApi, { body: { password } }));
  }
  async function finish(code: string) {
    await staffCall(verifyTotpApi, { body: { code } });
    setIsDone(true);
  }

  return (
    <>
      <section className="staff-card staff-door" aria-labelledby="set-up-title">
        <h1 id="set-up-title">Set up your authenticator app</h1>
        {begun === null && (
          <>
            <p className="mt-2 max-w-prose">
              From now on you’ll sign in with your password and a code from an app on your phone, such as
              Google Authenticator, 1Password or Aegis. Setup takes two minutes.
            </p>
            <PasswordForm prefix="set-up" submitLabel="Start setup" typed={typed} onSubmit={begin} />
          </>
        )}
        {begun !== null && !isDone && (
          <>
            <p className="mt-2">Scan this with the app, then enter the 6-digit code.</p>
            <AppKey uri={begun.uri} />
            <StaffCodeForm label="Code" isNumeric submitLabel="Confirm" onSubmit={finish} />
          </>
        )}
        {begun !== null && isDone && (
          <>
            <BackupCodes codes={begun.backupCodes} />
            <Button variant="signal" className="mt-6" onClick={() => void loadStaff()}>
              I’ve saved my codes
            </Button>
          </>
        )}
        {!isDone && (
          <Button className="mt-4" onClick={() => void (isFree ? loadStaff() : endStaffSession())}>
            {isFree ? 'Not now' : 'Sign out'}
          </Button>
        )}
      </section>
      {!isDone && <div>{instead}</div>}
    </>
  );
}
