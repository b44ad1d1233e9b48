import type { Today } from '../../../src/domain/admin/admin-today.api.ts';
import { addDays, inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import type { Database } from '../../database/client.ts';
import { isoTimeText } from '../../database/iso-time.ts';
import { linePoundsOf } from '../../database/line-sql.ts';
import { runStatement } from '../../database/run-statement.ts';
import { LATE_JOBS } from '../jobs/overdue-jobs.ts';
import {
  COUNT_LIMIT,
  OPEN_PRIVACY_REQUESTS,
  ORDERS_TO_SEND,
  WAITING_INQUIRIES,
  WAITING_QUOTES,
} from './read-waiting.ts';

const STUCK_MINUTES = 10;
/** Runs of one night belong together, such as one that was interrupted and the next. */
const NIGHT_HOURS = 12;

/** What was paid on a day, `$1` or `$2`. */
const paidOn = (
  day: string,
) => `(select json_build_object('day', ${day}::date, 'tickets', coalesce(sum(tickets), 0),
      'pounds', trim_scale(coalesce(sum(pounds), 0))::text, 'paidCents', coalesce(sum(paid), 0),
      'yards', coalesce(json_agg(json_build_object('yardId', yard_id, 'tickets', tickets,
        'pounds', trim_scale(pounds)::text, 'paidCents', paid) order by yard_id), '[]'))
    from (select t.yard_id, count(distinct t.id) as tickets, coalesce(sum(${linePoundsOf('weight')}), 0) as pounds,
        sum(v.amount_cents) as paid
      from tickets t join visits v on v.ticket_id = t.id where t.sold_on = ${day}::date and t.voided_at is null
      group by t.yard_id) as bought)`;

// Each part uses its own index, or reads a table of a few rows.
const READ = {
  name: 'read_today',
  text: `with asked as materialized ${WAITING_INQUIRIES} select ${isoTimeText('now()')} as now,
    json_build_object('today', ${paidOn('$1')}, 'weekBefore', ${paidOn('$2')}) as paid,
    (select count(*) from tickets where voided_at is not null and voided_at >= $1::date::timestamp at time zone 'America/New_York')::int as voids,
    (select json_build_object('waiting', count(*), 'dueAt', ${isoTimeText('min(due_at)')},
        'overdue', count(*) filter (where due_at < now()))
      from ${WAITING_QUOTES} as waiting) as quotes,
    json_build_object(
      'today', (select count(*) from orders where paid_at is not null
        and created_at >= date_trunc('day', now() at time zone 'America/New_York') at time zone 'America/New_York'),
      'toSend', ${ORDERS_TO_SEND}) as orders,
    (select json_build_object('waiting', count(*), 'overdue', count(*) filter (where due_at < now()),
        'dueAt', ${isoTimeText('min(due_at)')}, 'ofTickets', coalesce((select json_agg(json_build_object('yardId', yard_id, 'waiting', waiting)
          order by yard_id) from (select yard_id, count(*) as waiting from asked
          join tickets on tickets.id = asked.ticket_id where inquiry_type = 'ticket' group by yard_id) as by_yard), '[]'))
      from asked) as inquiries,
    (select json_build_object('open', count(*), 'dueAt', ${isoTimeText('min(due_at)')})
      from ${OPEN_PRIVACY_REQUESTS} as open) as "privacyRequests",
    (select ${isoTimeText('max(updated_at)')} from metal_prices) as "pricesUpdatedAt",
    json_build_object(
      'failed', (select count(*) from (select 1 from outbox where state = 'failed' limit ${COUNT_LIMIT}) as failed),
      'stuck', (select count(*) from (select 1 from outbox where state = 'pending' and kind <> 'site_build'
        and (attempts > 0 or available_at <= now()) and created_at < now() - interval '${STUCK_MINUTES} minutes' limit ${COUNT_LIMIT}) as stuck)) as outbox,
    coalesce((select json_agg(json_build_object('provider', provider, 'failedAt', ${isoTimeText('failed_at')}, 'failure', failure)
        order by provider)
      from provider_health where failed_at > coalesce(succeeded_at, '-infinity')), '[]') as providers,
    coalesce((select json_agg(json_build_object('job', job, 'endedAt', ${isoTimeText('ended_at')}, 'failure', failure)
        order by job) from ${LATE_JOBS}), '[]') as "overdueJobs",
    (select json_build_object('checkedAt', ${isoTimeText('checked_at')}, 'differences', differences)
      from points_checks order by checked_at desc limit 1) as points,
    (select json_build_object('ranAt', ${isoTimeText('finished_at')}, 'late', late, 'held', held,
        'deleted', (select coalesce(sum(value::int), 0) from retention_runs as run, jsonb_each_text(run.counts)
          where run.started_at > last.started_at - interval '${NIGHT_HOURS} hours'))
      from retention_runs as last where late is not null order by finished_at desc limit 1) as retention`,
};

/** The state of the day, in one statement. */
export async function readToday(db: Database): Promise<Today> {
  const day = inNewYork(new Date()).date;
  const [today] = await runStatement<{ [Key in keyof Today]: Today[Key] }>(db, READ, [day, addDays(day, -7)]);
  if (!today) throw new Error('The day was not read.');
  return today;
}
