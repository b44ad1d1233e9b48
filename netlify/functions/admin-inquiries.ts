import { inquiryFilterSchema, listInquiriesApi } from '../../src/domain/inquiries/admin-inquiries.api.ts';
import { handle } from '../lib/handle.ts';
import { parseQuery } from '../lib/parse-query.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { listInquiries } from '../services/inquiries/list-inquiries.ts';

const list = staffRoute(listInquiriesApi, async ({ db, request }) =>
  listInquiries(db, await parseQuery(inquiryFilterSchema, request)),
);

export default handle(list);

export const config = { path: '/api/admin/inquiries' };
