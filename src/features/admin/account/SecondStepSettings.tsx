import { useState } from 'react';
import { generateBackupCodesApi, getTotpUriApi } from '../../../domain/admin/auth.api.ts';
import { AppKey, BackupCodes } from '../sign-in/BackupCodes.tsx';
import { PasswordForm } from '../sign-in/PasswordForm.tsx';
import { $staff, staffCall } from '../staff.store.ts';
import { Button } from '../../../ui/Button.tsx';

type Shown =
  | { readonly what: 'nothing' | 'ask-codes' | 'ask-key' }
  | { readonly what: 'codes'; readonly codes: readonly string[] }
  | { readonly what: 'key'; readonly uri: string };

function Choices({ onChoose }: { readonly onChoose: (what: 'ask-codes' | 'ask-key') => void }) {
  return (
    <div className="actions mt-4">
      <Button onClick={() => onChoose('ask-codes')}>New backup codes</Button>
      <Button onClick={() => onChoose('ask-key')}>Add another phone</Button>
    </div>
  );
}

export function SecondStepSettings({ hasTwoFactor }: { readonly hasTwoFactor: boolean }) {
  const [shown, setShown] = useState<Shown>({ what: 'nothing' });

  async function showCodes(password: string) {
    const { backupCodes } = await staffCall(generateBackupCodesApi, { body: { password } });
    setShown({ what: 'codes', codes: backupCodes });
  }
  async function showKey(password: string) {
    const { uri } = await staffCall(getTotpUriApi, { body: { password } });
    setShown({ what: 'key', uri });
  }

  return (
    <section className="staff-card" aria-labelledby="second-title">
      <h2 id="second-title">Authenticator app</h2>
      {!hasTwoFactor && (
        <>
          <p className="mt-2">Not set up. Turn it on so a stolen password isn’t enough to get in.</p>
          <Button
            variant="signal"
            className="mt-4"
            onClick={() => $staff.set({ step: 'set-up', isFree: true })}
          >
            Set up the app
          </Button>
        </>
      )}
      {hasTwoFactor && <Choices onChoose={(what) => setShown({ what })} />}
      {shown.what === 'ask-codes' && (
        <>
          <p className="mt-4">Your current codes will stop working.</p>
          <PasswordForm prefix="codes" submitLabel="Get new codes" onSubmit={showCodes} />
        </>
      )}
      {shown.what === 'ask-key' && (
        <PasswordForm prefix="key" submitLabel="Show QR code" onSubmit={showKey} />
      )}
      {shown.what === 'codes' && <BackupCodes codes={shown.codes} />}
      {shown.what === 'key' && <AppKey uri={shown.uri} />}
    </section>
  );
}
