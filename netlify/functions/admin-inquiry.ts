import { readInquiryApi } from '../../src/domain/inquiries/admin-inquiries.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { readInquiry } from '../services/inquiries/read-inquiry.ts';

const read = staffRoute(readInquiryApi, ({ db, params }) => readInquiry(db, params['id'] ?? ''));

export default handle(read);

export const config = { path: '/api/admin/inquiries/:id' };
