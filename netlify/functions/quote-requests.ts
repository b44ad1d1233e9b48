import { createQuoteRequestApi } from '../../src/domain/quotes/quotes.api.ts';
import { handle } from '../lib/handle.ts';
import { idempotencyKeyOf } from '../lib/idempotency.ts';
import { route } from '../lib/route.ts';
import { kickOutbox } from '../services/kick-outbox.ts';
import { createQuoteRequest } from '../services/quotes/create-quote-request.ts';

const create = route(
  createQuoteRequestApi,
  async ({ input, request, context, db }) => {
    const sender = { address: context.ip, idempotencyKey: idempotencyKeyOf(request) };
    const created = await createQuoteRequest(db, input, sender);
    // With a photo to come, nothing is due yet.
    if (!created.photoToken) context.waitUntil(kickOutbox(db));
    return created;
  },
  { status: 201 },
);

export default handle(create);

export const config = {
  path: '/api/quote-requests',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
