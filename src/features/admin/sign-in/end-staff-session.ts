import { signOutApi } from '../../../domain/admin/auth.api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { call } from '../../../lib/request.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { $staff } from '../staff.store.ts';

/** Signs out. If the server cannot be reached, a toast says that the session is still open. */
export async function endStaffSession(): Promise<void> {
  try {
    await call(signOutApi);
    $staff.set({ step: 'sign-in' });
  } catch (error) {
    showToast({ title: 'You are still signed in', description: failureText(error), variant: 'destructive' });
  }
}
