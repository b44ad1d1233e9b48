import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import {
  PAYMENT_PAYPAL_WEBHOOK_TOLERANCE_SECONDS,
  PAYMENT_WEBHOOK_TOLERANCE_SECONDS,
} from '../../../src/business/constants.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { paypalCertificate } from './paypal-certificate.ts';

/** What PayPal signs: https://developer.paypal.com/api/rest/webhooks/rest/#link-verifymessages */
export const signedText = (id: string, time: string, webhookId: string, body: Uint8Array): string =>
  `${id}|${time}|${webhookId}|${crc32(body)}`;

const isRecent = (time: string, nowMs: number): boolean => {
  const ageSeconds = (nowMs - Date.parse(time)) / 1000;
  return (
    ageSeconds < PAYMENT_PAYPAL_WEBHOOK_TOLERANCE_SECONDS && ageSeconds > -PAYMENT_WEBHOOK_TOLERANCE_SECONDS
  );
};

const refused = () => new CodedError('invalid_signature');

/**
 * Proves that PayPal sent a body, to this webhook and recently. `body` is exactly what came over the wire. Throws
 * invalid_signature; unavailable if the certificate cannot be fetched.
 */
export async function verifyPaypalSignature(
  body: Uint8Array,
  headers: Headers,
  webhookId: string,
): Promise<void> {
  const read = (name: string) => headers.get(`paypal-${name}`) ?? '';
  const [id, time, signature] = [
    read('transmission-id'),
    read('transmission-time'),
    read('transmission-sig'),
  ];
  if (!id || !isRecent(time, Date.now())) throw refused();
  if (read('auth-algo') !== 'SHA256withRSA' || !/^[A-Za-z0-9+/]{100,700}={0,2}$/.test(signature))
    throw refused();
  const certificate = await paypalCertificate(read('cert-url'));
  if (!certificate) throw refused();
  const text = Buffer.from(signedText(id, time, webhookId, body));
  if (!verify('sha256', text, certificate.publicKey, Buffer.from(signature, 'base64'))) throw refused();
}
