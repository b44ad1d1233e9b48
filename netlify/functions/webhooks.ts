import { printfulWebhookApi } from '../../src/domain/fulfillment/fulfillment.api.ts';
import { paypalWebhookApi, stripeWebhookApi } from '../../src/domain/payments/payments.api.ts';
import { posWebhookApi } from '../../src/domain/tickets/pos/pos-tickets.api.ts';
import { config as settings } from '../lib/config.ts';
import { CodedError } from '../lib/http/errors.ts';
import { readBytes } from '../lib/http/read-request.ts';
import { on, serve } from '../lib/http/serve.ts';
import { readPaypalNotice } from '../providers/paypal/read-paypal-notice.ts';
import { verifyPaypalSignature } from '../providers/paypal/verify-paypal-signature.ts';
import { readPosTicket } from '../providers/pos/read-pos-ticket.ts';
import { readPrintfulEvent } from '../providers/printful/read-printful-event.ts';
import { readNotice } from '../providers/stripe/read-notice.ts';
import { takePrintfulEvent } from '../services/fulfillment/take-printful-event.ts';
import { thenKickOutbox } from '../services/kick-outbox.ts';
import { takePaypalNotice } from '../services/payments/take-paypal-notice.ts';
import { takeStripeNotice } from '../services/payments/take-stripe-notice.ts';
import { takePosTicket } from '../services/tickets/take-pos-tickets.ts';

const MAX_BYTES = 512_000;
/** One ticket. */
const POS_MAX_BYTES = 64_000;

const received = { received: true } as const;

const notSetUp = () => new CodedError('unavailable', { retryAfterSeconds: 60 });

// Senders prove themselves by a signature over the raw bytes.
export default serve(
  on(
    stripeWebhookApi,
    thenKickOutbox(async ({ db, request }) => {
      const secret = settings().stripe?.webhookSecret;
      if (!secret) throw notSetUp();
      const body = await readBytes(request, MAX_BYTES);
      await takeStripeNotice(db, await readNotice(body, request.headers.get('stripe-signature'), secret));
      return received;
    }),
  ),
  on(
    paypalWebhookApi,
    thenKickOutbox(async ({ db, request }) => {
      const webhookId = settings().paypal?.webhookId;
      if (!webhookId) throw notSetUp();
      const body = await readBytes(request, MAX_BYTES);
      await verifyPaypalSignature(body, request.headers, webhookId);
      await takePaypalNotice(db, readPaypalNotice(body));
      return received;
    }),
  ),
  on(
    printfulWebhookApi,
    thenKickOutbox(async ({ db, request }) => {
      const secret = settings().printful?.webhookSecret;
      if (!secret) throw notSetUp();
      const body = await readBytes(request, MAX_BYTES);
      await takePrintfulEvent(
        db,
        readPrintfulEvent(body, request.headers.get('x-pf-webhook-signature'), secret),
      );
      return received;
    }),
  ),
  on(posWebhookApi, async ({ db, request }) => {
    const { pos } = settings();
    if (!pos) throw new CodedError('pos_not_set_up', { retryAfterSeconds: 3_600 });
    const body = await readBytes(request, POS_MAX_BYTES);
    return takePosTicket(db, await readPosTicket(body, request.headers, pos.webhookSecret));
  }),
);

export const config = {
  path: ['/api/webhooks/stripe', '/api/webhooks/paypal', '/api/webhooks/printful', '/api/webhooks/pos'],
};
