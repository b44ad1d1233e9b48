import { useState } from 'react';
import { listPasskeysApi, removePasskeyApi, type StaffPasskey } from '../../../domain/admin/auth.api.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { addPasskey, supportsPasskeys } from '../sign-in/passkeys.ts';
import { PasswordForm } from '../sign-in/PasswordForm.tsx';
import { $staff, loadStaff, staffCall } from '../staff.store.ts';
import { staffTime } from '../staff-text.ts';
import { useStaffData } from '../use-staff-data.ts';

interface PasskeyRowProps extends StaffPasskey {
  readonly onRemove: (password: string) => Promise<void>;
}

function PasskeyRow({ id, name, addedAt, onRemove }: PasskeyRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className="border-b-2 border-line py-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="mr-auto">
          <p className="font-bold">{name}</p>
          <p className="text-muted">Added {staffTime(addedAt)}</p>
        </div>
        <Button
          aria-label={isAsking ? `Cancel removing ${name}` : `Remove ${name}`}
          onClick={() => setIsAsking(!isAsking)}
        >
          {isAsking ? 'Cancel' : 'Remove'}
        </Button>
      </div>
      {isAsking && <PasswordForm prefix={`remove-${id}`} submitLabel="Remove passkey" onSubmit={onRemove} />}
    </li>
  );
}

/** The person's passkeys: the list, adding this device, removing one. */
export function PasskeySettings() {
  const passkeys = useStaffData(listPasskeysApi);
  const { value, reload } = passkeys;
  const [isAdding, setIsAdding] = useState(false);

  async function add(password: string) {
    await addPasskey(password);
    setIsAdding(false);
    showToast({ title: 'Passkey added', description: 'You can now sign in without your password.' });
    await reload();
  }
  const removeBy = (id: string) => async (password: string) => {
    await staffCall(removePasskeyApi, { body: { id, password } });
    showToast({ title: 'Passkey removed' });
    // Staff who must have a second step, and now have none, set one up.
    await loadStaff();
    if ($staff.get().step === 'signed-in') await reload();
  };

  return (
    <section className="staff-card" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">Passkeys</h2>
      <p className="mt-2 max-w-prose">
        Sign in with your fingerprint, face or device PIN. No one can guess a passkey, and it never works on a
        fake page.
      </p>
      <LoadState {...passkeys} waiting="mt-3 min-h-12" />
      <ul className="mt-3">
        {value?.map((passkey) => (
          <PasskeyRow key={passkey.id} {...passkey} onRemove={removeBy(passkey.id)} />
        ))}
      </ul>
      {!supportsPasskeys() && <p className="mt-3">This browser is too old for passkeys.</p>}
      {supportsPasskeys() && !isAdding && (
        <Button className="mt-4" onClick={() => setIsAdding(true)}>
          Add a passkey
        </Button>
      )}
      {isAdding && <PasswordForm prefix="passkey" submitLabel="Add passkey" onSubmit={add} />}
    </section>
  );
}
