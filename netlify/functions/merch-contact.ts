import { createInquiryApi } from '../../src/domain/inquiries/inquiries.api.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { senderOf } from '../lib/sender.ts';
import { createInquiry } from '../services/inquiries/create-inquiry.ts';
import { kickOutbox } from '../services/kick-outbox.ts';

const create = route(
  createInquiryApi,
  async (call) => {
    const created = await createInquiry(call.db, call.input, senderOf(call));
    call.context.waitUntil(kickOutbox(call.db));
    return created;
  },
  { status: 201 },
);

export default handle(create);

export const config = {
  path: '/api/merch-contact',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
