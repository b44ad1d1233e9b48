import { useState } from 'react';
import { verifyBackupCodeApi, verifyTotpApi } from '../../../domain/admin/auth.api.ts';
import { call, hasCode } from '../../../lib/request.ts';
import { $staff } from '../staff.store.ts';
import { arrive, showSignInLost } from './arrive.ts';
import { StaffCodeForm } from './StaffCodeForm.tsx';

const startOver = () => $staff.set({ step: 'sign-in' });

/** Asks for the code of the authenticator app or a backup code. */
export function SecondStep() {
  const [isBackup, setIsBackup] = useState(false);

  async function submit(code: string) {
    try {
      await call(isBackup ? verifyBackupCodeApi : verifyTotpApi, { body: { code } });
      await arrive();
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
          ? 'One of the backup codes you kept. Each works once.'
          : 'The six digits that your authenticator app shows now.'}
      </p>
      <StaffCodeForm
        key={String(isBackup)}
        label={isBackup ? 'Backup code' : 'Code'}
        isNumeric={!isBackup}
        submitLabel="Continue"
        onSubmit={submit}
      />
      <div className="actions mt-4">
        <button type="button" className="button button-line" onClick={() => setIsBackup(!isBackup)}>
          {isBackup ? 'Use the app' : 'Use a backup code'}
        </button>
        <button type="button" className="button button-line" onClick={startOver}>
          Start over
        </button>
      </div>
    </section>
  );
}
