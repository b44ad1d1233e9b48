import { adminCounterPath, adminPath } from '../../../staff-paths.ts';
import { $staff, loadStaff } from '../staff.store.ts';

/** After a sign-in: staff who came to /admin begin at the counter; everybody else stays where they wanted to go. */
export async function arrive(): Promise<void> {
  await loadStaff();
  const state = $staff.get();
  const isStaff = state.step === 'signed-in' && state.staff.role === 'staff';
  if (isStaff && location.pathname.replace(/\/$/, '') === adminPath) location.replace(adminCounterPath);
}
