import { printfulWebhookApi } from '../../src/domain/fulfilment/fulfilment.api.ts';
import { config as settings } from '../lib/config.ts';
import { CodedError } from '../lib/errors.ts';
import { handle } from '../lib/handle.ts';
import { webhookRoute } from '../lib/webhook-route.ts';
import { readPrintfulEvent } from '../providers/printful/read-printful-event.ts';
import { takePrintfulEvent } from '../services/fulfilment/take-printful-event.ts';
import { kickOutbox } from '../services/kick-outbox.ts';

const take = webhookRoute(printfulWebhookApi, async ({ body, request, context, db }) => {
  const secret = settings().printful?.webhookSecret;
  if (!secret) throw new CodedError('unavailable', { retryAfterSeconds: 60 });
  const event = readPrintfulEvent(body, request.headers.get('x-pf-webhook-signature'), secret);
  await takePrintfulEvent(db, event);
  context.waitUntil(kickOutbox(db));
});

export default handle(take);

export const config = {
  path: '/api/webhooks/printful',
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
