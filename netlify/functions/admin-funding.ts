import { readFundingApi } from '../../src/domain/payments/admin-funding.api.ts';
import { fundingRangeSchema } from '../../src/domain/payments/funding-range.schema.ts';
import { handle } from '../lib/handle.ts';
import { parseQuery } from '../lib/parse-query.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { readFunding } from '../services/funding/read-funding.ts';

const read = staffRoute(readFundingApi, async ({ db, request }) =>
  readFunding(db, await parseQuery(fundingRangeSchema, request)),
);

export default handle(read);

export const config = { path: '/api/admin/funding' };
