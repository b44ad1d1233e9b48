import { type PushChoice, readPushApi, turnOnPushApi } from '../../../domain/push/admin-push.api.ts';
import type { PushSubscriptionData } from '../../../domain/push/push.schema.ts';
import { call } from '../../../lib/requests/request.ts';
import { PUSH_CHOICE_KEY } from '../../../lib/storage/staff-storage-keys.ts';
import { readStored, writeStored } from '../../../lib/storage/storage.ts';
import { UserFacingError } from '../staff-failure.ts';

/** Whether notifications can be turned on in this browser. iPhones and iPads have them only in an installed site. */
export function pushSupport(): 'ready' | 'blocked' | 'home-screen' | 'none' {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'blocked' : 'ready';
  // An iPad says that it is a Mac, and only it has a touch screen.
  const isApple =
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isApple ? 'home-screen' : 'none';
}

const WORKER_TIMEOUT_MS = 10_000;

/** The service worker, which receives the messages. Staff may not have had it from a public page yet. */
async function workerOf(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(
      reject,
      WORKER_TIMEOUT_MS,
      new UserFacingError(
        'Notifications couldn’t start in this browser. Please reload the page and try again.',
      ),
    );
  });
  await navigator.serviceWorker.register('/sw.js');
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function dataOf(subscription: PushSubscription): PushSubscriptionData {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, p256dh, auth };
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks for permission, and the browser's push service for an address. Throws a UserFacingError. */
export async function subscribe(publicKey: string): Promise<PushSubscriptionData> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new UserFacingError('You didn’t allow this browser to show notifications.');
  const { pushManager } = await workerOf();
  const subscribeNow = async () =>
    dataOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  try {
    return await subscribeNow();
  } catch (error) {
    // It may have an address under keys that the site had before.
    if (!(await (await pushManager.getSubscription())?.unsubscribe()))
      throw new UserFacingError('We couldn’t reach this browser’s push service.', { cause: error });
    return subscribeNow();
  }
}

/** The last choice made on this device, with the address that the server has; without one, notifications are off. */
export const savedPush = () => readStored<PushChoice & { readonly endpoint?: string }>(PUSH_CHOICE_KEY);

export const savePush = ({ yards, hours }: PushChoice, endpoint?: string) =>
  writeStored(PUSH_CHOICE_KEY, { yards, hours, endpoint });

function savePushOff(): void {
  const saved = savedPush();
  if (saved) savePush(saved);
}

/** Gives up this browser's address, so that not even messages on their way arrive. */
export async function unsubscribe(): Promise<void> {
  savePushOff();
  if (pushSupport() === 'ready') await (await currentSubscription())?.unsubscribe();
}

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** For readPushApi: how the server finds this device without reading its address in one of ours. */
export async function pushQuery(): Promise<{ readonly device?: string }> {
  const endpoint = savedPush()?.endpoint;
  return endpoint ? { device: await hashOf(endpoint) } : {};
}

/**
 * Browsers change their address now and then (pushsubscriptionchange), or lose it: the next page of staff's that is opened says the new one.
 * After a sign-in, the device is notified for another 30 days.
 */
export async function keepPush(hasSignedIn: boolean): Promise<void> {
  const saved = savedPush();
  if (!saved?.endpoint) return;
  const current = await currentSubscription();
  if (!hasSignedIn && current?.endpoint === saved.endpoint) return;
  const { publicKey, device } = await call(readPushApi, { query: await pushQuery() });
  // Its time was over, somebody ended it elsewhere, or somebody else has signed in here.
  if (publicKey === null || device === null) return savePushOff();
  const { yards, hours } = device;
  const subscription = current ? dataOf(current) : await subscribe(publicKey);
  await call(turnOnPushApi, { body: { subscription, yards: yards && [...yards], hours } });
  savePush(device, subscription.endpoint);
}
