import { isStaffPath, type PushMessage } from '../../../domain/push/push-message.ts';
import { adminPath } from '../../../paths.ts';
import { scope } from './scope.ts';

const ICON = '/icons/staff-192.png';

/** A browser wants something shown for every message, also for one that cannot be read. */
function read(data: { json(): unknown } | null): PushMessage {
  const unknown = { title: 'News on the staff site', body: '', path: adminPath, tag: 'unknown' };
  try {
    const message = { ...unknown, ...(data?.json() as Partial<PushMessage> | null) };
    return isStaffPath(message.path) ? message : { ...message, path: adminPath };
  } catch {
    return unknown;
  }
}

/** Shows the page, in a window that has it open already. No other open page is left: a ticket may be half typed in it. */
async function open(path: string): Promise<unknown> {
  const { href } = new URL(path, location.origin);
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === href);
  return shown ? shown.focus() : scope.clients.openWindow(href);
}

/** Notifications for staff's devices, which turn them on under /admin/account. */
export function showNotifications(): void {
  scope.addEventListener('push', (event) => {
    const { title, body, path, tag } = read(event.data);
    event.waitUntil(
      scope.registration.showNotification(title, { body, tag, data: path, icon: ICON, badge: ICON }),
    );
  });
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    event.waitUntil(open(isStaffPath(notification.data) ? notification.data : adminPath));
  });
}
