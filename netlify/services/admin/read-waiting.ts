import type { WaitingCounts } from '../../../src/domain/admin/admin-waiting.api.ts';
import { PRIVACY_UNCONFIRMED_DAYS } from '../../../src/domain/privacy/retention.ts';
import type { Database } from '../../database/client.ts';
import { runStatement } from '../../database/run-statement.ts';

/** More than anybody can answer: beyond this the exact number does not matter. */
export const COUNT_LIMIT = 1_000;

/** Requests without an answer: a subquery's rows, those first that are due first. */
export const WAITING_QUOTES = `(select * from quote_requests where state = 'new' and not suspected_spam
  order by due_at limit ${COUNT_LIMIT})`;

/** The same of inquiries. */
export const WAITING_INQUIRIES = `(select * from merchandise_inquiries where answered_at is null and not suspected_spam
  order by due_at limit ${COUNT_LIMIT})`;

/** The same of requests about personal data that are open. */
export const OPEN_PRIVACY_REQUESTS = `(select * from privacy_requests where state in ('unconfirmed', 'confirmed')
  and not suspected_spam and (state = 'confirmed' or created_at > now() - interval '${PRIVACY_UNCONFIRMED_DAYS} days')
  order by due_at limit ${COUNT_LIMIT})`;

/** How many orders staff have to send: a scalar. */
export const ORDERS_TO_SEND = `(select count(*) from (select 1 from orders where waits_for_staff limit ${COUNT_LIMIT}) as waiting)`;

const READ = {
  name: 'read_waiting',
  text: `select ((select count(*) from ${WAITING_QUOTES} as waiting) + (select count(*) from ${WAITING_INQUIRIES} as asked)
    + (select count(*) from ${OPEN_PRIVACY_REQUESTS} as open))::int as requests, ${ORDERS_TO_SEND}::int as orders`,
};

/** What waits for staff, each by its index. */
export async function readWaiting(db: Database): Promise<WaitingCounts> {
  const [waiting] = await runStatement<{ requests: number; orders: number }>(db, READ, []);
  if (!waiting) throw new Error('What waits was not read.');
  return waiting;
}
