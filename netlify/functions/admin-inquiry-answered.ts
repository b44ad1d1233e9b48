import { setInquiryAnsweredApi } from '../../src/domain/inquiries/admin-inquiries.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { setInquiryAnswered } from '../services/inquiries/set-inquiry-answered.ts';

const write = staffRoute(setInquiryAnsweredApi, ({ db, input, params }, staff) =>
  setInquiryAnswered(db, staff, params['id'] ?? '', input.isAnswered),
);

export default handle(write);

export const config = {
  path: '/api/admin/inquiries/:id/answered',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
