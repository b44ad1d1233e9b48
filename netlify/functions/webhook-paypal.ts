import { paypalWebhookApi } from '../../src/domain/payments/payments.api.ts';
import { config as settings } from '../lib/config.ts';
import { CodedError } from '../lib/errors.ts';
import { handle } from '../lib/handle.ts';
import { webhookRoute } from '../lib/webhook-route.ts';
import { readPaypalNotice } from '../providers/paypal/read-paypal-notice.ts';
import { verifyPaypalSignature } from '../providers/paypal/verify-paypal-signature.ts';
import { kickOutbox } from '../services/kick-outbox.ts';
import { takePaypalNotice } from '../services/payments/take-paypal-notice.ts';

const take = webhookRoute(paypalWebhookApi, async ({ body, request, context, db }) => {
  const webhookId = settings().paypal?.webhookId;
  if (!webhookId) throw new CodedError('unavailable', { retryAfterSeconds: 60 });
  await verifyPaypalSignature(body, request.headers, webhookId);
  await takePaypalNotice(db, readPaypalNotice(body));
  context.waitUntil(kickOutbox(db));
});

export default handle(take);

export const config = {
  path: '/api/webhooks/paypal',
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
