import { signOutApi } from '../../../domain/admin/auth.api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { call } from '../../../lib/request.ts';
import { $person, $staff } from '../staff.store.ts';

/** Signs out. If the server cannot be reached, the page is cleared anyway, and says that the session is still open. */
export async function endStaffSession(): Promise<void> {
  try {
    await call(signOutApi);
    $staff.set({ step: 'sign-in' });
    // What is on its way to this device must no longer arrive.
    void import('../push/push-device.ts').then(({ unsubscribe }) => unsubscribe()).catch(() => {});
  } catch (error) {
    $staff.set({ step: 'failed', text: `You are still signed in. ${failureText(error)}` });
  }
  $person.set(null);
}
