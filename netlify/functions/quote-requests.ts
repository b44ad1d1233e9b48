import { createQuoteRequestApi } from '../../src/domain/quotes/quotes.api.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { senderOf } from '../lib/sender.ts';
import { kickOutbox } from '../services/kick-outbox.ts';
import { createQuoteRequest } from '../services/quotes/create-quote-request.ts';

const create = route(
  createQuoteRequestApi,
  async (call) => {
    const created = await createQuoteRequest(call.db, call.input, senderOf(call));
    call.context.waitUntil(kickOutbox(call.db));
    return created;
  },
  { status: 201 },
);

export default handle(create);

export const config = {
  path: '/api/quote-requests',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
