import { createSign, randomUUID, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { SignedEvent, Webhooks } from '../webhooks.ts';
import { newEventId } from './ids.ts';
import type { PaypalLedger } from './ledger.ts';
import type { LinkTo } from './views.ts';

/** A certificate of the mock's own, good for a hundred years because tests set the clock forward, and the key that signs its events. */
export const SIGNING_PEM = readFileSync(new URL('certificate.pem', import.meta.url), 'utf8');
/** Without the key. */
export const CERTIFICATE_PEM = new X509Certificate(SIGNING_PEM).toString();
export const CERTIFICATE_PATH = '/v1/notifications/certs/CERT-360caa42-fca2a594-00000001';

/** The simulated account: its ledger, and events about changes. */
export interface PaypalAccount {
  readonly ledger: PaypalLedger;
  readonly linkTo: LinkTo;
  emit(type: string, resourceType: string, resource: object): void;
}

/** The headers that sign a body with the certificate at this address. */
export function signedHeaders(
  body: string | Uint8Array,
  webhookId: string,
  certificateUrl: string,
): SignedEvent['headers'] {
  const transmissionId = randomUUID();
  const time = new Date().toISOString().replace(/\.\d+/, '');
  const text = `${transmissionId}|${time}|${webhookId}|${crc32(body)}`;
  return {
    'paypal-transmission-id': transmissionId,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': createSign('sha256').update(text).sign(SIGNING_PEM, 'base64'),
    'paypal-cert-url': certificateUrl,
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-auth-version': 'v2',
  };
}

/** Sends events, signed over their exact bytes. */
export function createPaypalAccount(
  ledger: PaypalLedger,
  webhooks: Webhooks,
  webhookId: string,
  linkTo: LinkTo,
): PaypalAccount {
  return {
    ledger,
    linkTo,
    emit(type, resourceType, resource) {
      const id = newEventId();
      const body = JSON.stringify({
        id,
        event_version: '1.0',
        create_time: new Date().toISOString(),
        resource_type: resourceType,
        resource_version: '2.0',
        event_type: type,
        summary: `Mock: ${type}`,
        resource,
        links: [linkTo(`/v1/notifications/webhooks-events/${id}`, 'self')],
      });
      const headers = signedHeaders(body, webhookId, linkTo(CERTIFICATE_PATH, 'self').href);
      webhooks.emit({ body, headers });
    },
  };
}
