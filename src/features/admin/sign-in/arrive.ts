import { adminCounterPath, adminPath } from '../../../paths.ts';
import { $staff, loadStaff } from '../staff.store.ts';

/** The sign-in starts over: the cookie it left in the browser is gone, by time or because the browser keeps none. */
export function showSignInLost(): void {
  $staff.set({ step: 'sign-in', isLost: true });
}

/** After a sign-in: staff who came to /admin begin at the counter; everybody else stays where they wanted to go. */
export async function arrive(): Promise<void> {
  await loadStaff();
  const state = $staff.get();
  if (state.step === 'sign-in') showSignInLost();
  const isStaff = state.step === 'signed-in' && state.staff.role === 'staff';
  if (isStaff && location.pathname.replace(/\/$/, '') === adminPath) location.replace(adminCounterPath);
}
