import { stripeWebhookApi } from '../../src/domain/payments/payments.api.ts';
import { config as settings } from '../lib/config.ts';
import { CodedError } from '../lib/errors.ts';
import { handle } from '../lib/handle.ts';
import { webhookRoute } from '../lib/webhook-route.ts';
import { readNotice } from '../providers/stripe/read-notice.ts';
import { kickOutbox } from '../services/kick-outbox.ts';
import { takeStripeNotice } from '../services/payments/take-stripe-notice.ts';

const take = webhookRoute(stripeWebhookApi, async ({ body, request, context, db }) => {
  const secret = settings().stripe?.webhookSecret;
  if (!secret) throw new CodedError('unavailable', { retryAfterSeconds: 60 });
  const notice = await readNotice(body, request.headers.get('stripe-signature'), secret);
  await takeStripeNotice(db, notice);
  context.waitUntil(kickOutbox(db));
});

export default handle(take);

export const config = {
  path: '/api/webhooks/stripe',
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
