import { adminCounterPath, adminPath } from '../../../paths.ts';
import { $staff, loadStaff } from '../staff.store.ts';

/** Starts the sign-in over: its cookie has expired, or the browser keeps none. */
export function showSignInLost(): void {
  $staff.set({ step: 'sign-in', isLost: true });
}

/** So long a password that was typed is not asked for again: who finds the page later has to know it. */
const TYPED_MS = 60_000;

/** After a sign-in, with the password if one was typed: staff who came to /admin begin at the counter; everybody else stays where they wanted to go. */
export async function finishSignIn(password?: string): Promise<void> {
  await loadStaff();
  const state = $staff.get();
  if (state.step === 'sign-in') showSignInLost();
  if (state.step === 'set-up' && password) {
    const known = { ...state, password };
    $staff.set(known);
    setTimeout(() => $staff.get() === known && $staff.set(state), TYPED_MS);
  }
  const isStaff = state.step === 'signed-in' && state.staff.role === 'staff';
  if (isStaff && location.pathname.replace(/\/$/, '') === adminPath) location.replace(adminCounterPath);
}
