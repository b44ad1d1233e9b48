import { createSign, randomUUID, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { SignedEvent, Webhooks } from '../webhooks.ts';
import { newEventId } from './api-error.ts';
import type { Link, PaypalCaptureRecord, PaypalLedger, PaypalOrderRecord } from './ledger.ts';

type LinkTo = (path: string, rel: string, method?: string) => Link;

export const createLinkTo =
  (url: () => string): LinkTo =>
  (path, rel, method = 'GET') => ({ href: `${url()}${path}`, rel, method });

const capturePath = (id: string) => `/v2/payments/captures/${id}`;

export const viewCapture = (capture: PaypalCaptureRecord, linkTo: LinkTo) => ({
  ...capture,
  links: [
    linkTo(capturePath(capture.id), 'self'),
    linkTo(`${capturePath(capture.id)}/refund`, 'refund', 'POST'),
    linkTo(`/v2/checkout/orders/${capture.supplementary_data.related_ids.order_id}`, 'up'),
  ],
});

/** An order as PayPal answers it in full; its captures leave out the order they belong to. */
export function viewOrder(order: PaypalOrderRecord, linkTo: LinkTo) {
  const { id, intent, status, unit, create_time, update_time, captures, refunds } = order;
  const shown = captures.map((capture) => {
    const { supplementary_data: _, ...rest } = viewCapture(capture, linkTo);
    return rest;
  });
  const payments = { captures: shown, ...(refunds.length > 0 ? { refunds } : {}) };
  return {
    id,
    intent,
    status,
    purchase_units: [{ reference_id: 'default', ...unit, ...(captures.length > 0 ? { payments } : {}) }],
    create_time,
    update_time,
    links: [
      linkTo(`/v2/checkout/orders/${id}`, 'self'),
      linkTo(`/checkoutnow?token=${id}`, 'payer-action'),
      linkTo(`/v2/checkout/orders/${id}/capture`, 'capture', 'POST'),
    ],
  };
}

export function viewShort(order: PaypalOrderRecord, linkTo: LinkTo) {
  const { id, status, links } = viewOrder(order, linkTo);
  return { id, status, links };
}

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
