import { addPasskey, supportsPasskeys } from '../passkeys.ts';
import { loadStaff } from '../staff.store.ts';
import { PasswordForm } from './PasswordForm.tsx';

async function add(password: string) {
  await addPasskey(password);
  await loadStaff();
}

/** An alternative to the authenticator app, for staff who must have one of the two. */
export function SetUpPasskey() {
  if (!supportsPasskeys()) return null;
  return (
    <section className="staff-card staff-door" aria-labelledby="set-up-passkey-title">
      <h2 id="set-up-passkey-title">Or use a passkey</h2>
      <p className="mt-2 max-w-prose">
        Sign in with the finger, face or PIN that unlocks this device, instead of a password and a code.
      </p>
      <PasswordForm prefix="set-up-passkey" submitLabel="Add passkey" onSubmit={add} />
    </section>
  );
}
