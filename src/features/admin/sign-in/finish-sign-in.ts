import { adminCounterPath, adminPath } from '../../../paths.ts';
import { $staff, loadStaff } from '../staff.store.ts';

/** Starts the sign-in over: its cookie has expired, or the browser keeps none. */
export function showSignInLost(): void {
  $staff.set({ step: 'sign-in', isLost: true });
}

/** After a sign-in: staff who came to /admin begin at the counter; everybody else stays where they wanted to go. */
export async function finishSignIn(): Promise<void> {
  await loadStaff();
  const state = $staff.get();
  if (state.step === 'sign-in') showSignInLost();
  const isStaff = state.step === 'signed-in' && state.staff.role === 'staff';
  if (isStaff && location.pathname.replace(/\/$/, '') === adminPath) location.replace(adminCounterPath);
}
