import { createInquiryApi } from '../../src/domain/inquiries/inquiries.api.ts';
import { handle } from '../lib/handle.ts';
import { idempotencyKeyOf } from '../lib/idempotency.ts';
import { route } from '../lib/route.ts';
import { createInquiry } from '../services/inquiries/create-inquiry.ts';
import { kickOutbox } from '../services/kick-outbox.ts';

const create = route(
  createInquiryApi,
  async ({ input, request, context, db }) => {
    const sender = { address: context.ip, idempotencyKey: idempotencyKeyOf(request) };
    const created = await createInquiry(db, input, sender);
    context.waitUntil(kickOutbox(db));
    return created;
  },
  { status: 201 },
);

export default handle(create);

export const config = {
  path: '/api/merch-contact',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
