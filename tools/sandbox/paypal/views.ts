import type { PaypalCaptureRecord, Link, PaypalOrderRecord } from './ledger.ts';

export type LinkTo = (path: string, rel: string, method?: string) => Link;

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
