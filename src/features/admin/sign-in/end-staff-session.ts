import { signOutApi } from '../../../domain/admin/auth.api.ts';
import { dropDrafts } from '../../../lib/storage/device-drafts.ts';
import { failureText } from '../../../lib/requests/failure-text.ts';
import { STAFF_LAST_USED_KEY, staffDraftKey } from '../../../lib/storage/staff-storage-keys.ts';
import { removeStored } from '../../../lib/storage/storage.ts';
import { call } from '../../../lib/requests/request.ts';
import { driverPhotosKey, driverReportsKey } from './driver-keys.ts';
import { $person, $staff } from '../staff.store.ts';

/** Signs out, and leaves nothing that was typed on a device that others use. If the server cannot be reached, the page is cleared anyway, and says that the session is still open. */
export async function endStaffSession(): Promise<void> {
  const person = $person.get();
  if (person) dropDrafts(staffDraftKey(person.id), driverReportsKey(person.id), driverPhotosKey(person.id));
  removeStored(STAFF_LAST_USED_KEY);
  try {
    await call(signOutApi);
    $staff.set({ step: 'sign-in' });
    // What is on its way to this device must no longer arrive.
    void import('../push/push-device.ts').then(({ unsubscribe }) => unsubscribe()).catch(() => {});
  } catch (error) {
    $staff.set({ step: 'failed', text: `You’re still signed in. ${failureText(error)}` });
  }
  $person.set(null);
}
