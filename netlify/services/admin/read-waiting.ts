import { PROMISED_ANSWER_WITHIN_HOURS } from '../../../src/business/constants.ts';
import type { WaitingCounts } from '../../../src/domain/admin/admin-waiting.api.ts';
import { PRIVACY_UNCONFIRMED_DAYS } from '../../../src/domain/privacy/retention.ts';
import type { Database } from '../../database/client.ts';
import { runStatement } from '../../database/run-statement.ts';

/** More than anybody can answer: beyond this the exact number does not matter. */
export const COUNTED = 1_000;

/** When a request is due, in a query of requests: a booked call at its time, any other within what we promise. */
export const QUOTE_DUE_AT = `case when quote_requests.kind = 'callback' and quote_requests.details ->> 'time' ~ '^[0-9]{2}:[0-9]{2}$'
  then (quote_requests.details ->> 'day' || ' ' || (quote_requests.details ->> 'time'))::timestamp at time zone 'America/New_York'
  else quote_requests.created_at + interval '${PROMISED_ANSWER_WITHIN_HOURS} hours' end`;

/** Requests without an answer: a subquery's rows, the oldest first. */
export const WAITING_QUOTES = `(select ${QUOTE_DUE_AT} as due_at from quote_requests where state = 'new' and not suspected_spam
  order by created_at limit ${COUNTED})`;

/** Inquiries without an answer, with when each is due: a subquery's rows, the oldest first. */
export const WAITING_INQUIRIES = `(select created_at + interval '${PROMISED_ANSWER_WITHIN_HOURS} hours' as due_at, inquiry_type, ticket_id
  from merchandise_inquiries where answered_at is null and not suspected_spam order by created_at limit ${COUNTED})`;

/** Requests about personal data that are open: a subquery's rows, the oldest first. */
export const OPEN_PRIVACY_REQUESTS = `(select created_at from privacy_requests where state in ('unconfirmed', 'confirmed')
  and not suspected_spam and (state = 'confirmed' or created_at > now() - interval '${PRIVACY_UNCONFIRMED_DAYS} days')
  order by created_at limit ${COUNTED})`;

/** How many orders staff have to send: a scalar. */
export const ORDERS_TO_SEND = `(select count(*) from (select 1 from orders where waits_for_staff limit ${COUNTED}) as waiting)`;

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
