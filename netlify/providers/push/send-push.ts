import type { PushSubscriptionData } from '../../../src/domain/push/push.schema.ts';
import type { PushMessage } from '../../../src/domain/push/push-message.ts';
import { config, required } from '../../lib/config.ts';
import { outage } from '../../lib/http/errors.ts';
import { StatusError } from '../../lib/http/status-error.ts';
import { noteFailure, noteSuccess } from '../health/note-outcome.ts';

const TIMEOUT_MS = 6_000;
const ENCODING = 'aes128gcm';

/** The push services of Chrome, Firefox, Safari and Edge. We send to no other host: a browser tells us where, and could tell anything. */
const HOSTS =
  /^(?:fcm\.googleapis\.com|(?:[\w-]+\.)+push\.services\.mozilla\.com|(?:[\w-]+\.)+push\.apple\.com|(?:[\w-]+\.)+notify\.windows\.com)$/;

/** Whether this is the address of a device at one of the push services, or at the mock on this machine. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  const mockUrl = config().push?.mockUrl ?? null;
  if (mockUrl !== null && origin === new URL(mockUrl).origin) return true;
  return protocol === 'https:' && port === '' && username + password === '' && HOSTS.test(hostname);
}

async function post(
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array<ArrayBuffer>,
): Promise<number> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch (cause) {
    throw outage(cause);
  }
}

interface PushOptions {
  /** Of two messages with one topic that wait for a device, it gets the newer one. At most 32 letters and digits. */
  readonly topic: string;
  /** How long the push service holds it for a device that is off. */
  readonly validMs: number;
}

/** Notifies a device. 'gone': it no longer has such an address. Throws unavailable. */
export async function sendPush(
  { endpoint, p256dh, auth }: PushSubscriptionData,
  message: PushMessage,
  { topic, validMs }: PushOptions,
): Promise<'sent' | 'gone'> {
  const { publicKey, privateKey, subject } = required('push');
  if (!isPushEndpoint(endpoint)) return 'gone';
  // Loaded when there is something to send. Its own sending has no deadline for the whole call.
  const { default: webPush } = await import('web-push');
  // Encrypted for the device by RFC 8291, and signed by us by RFC 8292.
  const { cipherText } = webPush.encrypt(p256dh, auth, JSON.stringify(message), ENCODING);
  const { origin } = new URL(endpoint);
  const signature = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, ENCODING);
  const headers = {
    ...signature,
    'Content-Encoding': ENCODING,
    'Content-Type': 'application/octet-stream',
    TTL: String(Math.floor(validMs / 1_000)),
    Topic: topic,
    Urgency: 'high',
  };
  try {
    const status = await post(endpoint, headers, new Uint8Array(cipherText));
    const isGone = status === 404 || status === 410;
    if (!isGone && (status < 200 || status > 299)) throw outage(new StatusError(status));
    noteSuccess('push');
    return isGone ? 'gone' : 'sent';
  } catch (error) {
    noteFailure('push', error);
    throw error;
  }
}
