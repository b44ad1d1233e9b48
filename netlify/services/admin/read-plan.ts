import { OFFER_MAX_MINUTES, PICKUP_DAYS_AHEAD, PICKUP_WINDOWS } from '../../../src/business/constants.ts';
import type { DayPlan, PlanItem } from '../../../src/domain/admin/admin-plan.api.ts';
import { addDays, inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import type { Database } from '../../database/client.ts';
import { isoTimeText } from '../../database/iso-time.ts';
import { runStatement } from '../../database/run-statement.ts';
import { OPEN_PRIVACY_REQUESTS, WAITING_INQUIRIES, WAITING_QUOTES } from './read-waiting.ts';

const SHOWN = 100;

const startOf = (day: string) => `(${day}::timestamp at time zone 'America/New_York')`;

const NAME = `q.first_name || ' ' || q.last_name`;
const QUOTE = `q.location as yard, q.assignee_id from`;

// $1: today, $2: tomorrow, $3: the half days of PICKUP_WINDOWS. Requests and offers are found by their dates, which have an index.
const READ = {
  name: 'read_plan',
  text: `select kind, items.id, ${isoTimeText('due_at')} as "dueAt", about, yard, staff_users.name as "assigneeName" from (
      select case kind when 'callback' then 'call' else 'request' end as kind, q.id, due_at, ${NAME} as about, ${QUOTE}
        ${WAITING_QUOTES} as q where due_at < ${startOf('$2')}
      union all
      select 'pickup', q.id, (($1::text || ' ' || coalesce($3::jsonb -> (details ->> 'window') ->> 'opens', details ->> 'window'))::timestamp at time zone 'America/New_York'),
        ${NAME}, ${QUOTE} quote_requests as q where kind = 'pickup' and state = 'answered' and not suspected_spam
        and created_at > ${startOf('$1')} - interval '${PICKUP_DAYS_AHEAD + 1} days' and details ->> 'day' = $1
        and not exists (select 1 from pickups where quote_id = q.id and pickups.state <> 'missed')
      union all
      select 'pickup', q.id, ($1::date + make_interval(mins => starts_at)) at time zone 'America/New_York', ${NAME}, yard_id as yard, q.assignee_id
        from pickups join trucks on trucks.id = truck_id join quote_requests as q on q.id = quote_id
        where pickups.day = $1::date and pickups.state in ('planned', 'on_the_way', 'arrived')
      union all
      select 'offer', q.id, valid_until, ${NAME}, yard_id as yard, q.assignee_id from offers join quote_requests as q on q.id = quote_id
        where offers.state = 'sent' and sent_at > now() - interval '${OFFER_MAX_MINUTES + 1} minutes'
        and valid_until > now() and valid_until < ${startOf('$2')}
      union all
      select 'inquiry', asked.id, due_at, subject, yard_id, null from ${WAITING_INQUIRIES} as asked
        left join tickets on tickets.id = ticket_id where due_at < ${startOf('$2')}
      union all
      select 'data_request', id, due_at, coalesce(name, ''), yard_id, null
        from ${OPEN_PRIVACY_REQUESTS} as open where due_at < ${startOf('$2')}
    ) as items left join staff_users on staff_users.id = assignee_id
    order by due_at, yard, items.id limit ${SHOWN + 1}`,
};

/** What is due today or is late, each with when. */
export async function readPlan(db: Database, now: Date = new Date()): Promise<DayPlan> {
  const today = inNewYork(now).date;
  const values = [today, addDays(today, 1), JSON.stringify(PICKUP_WINDOWS)];
  const found = await runStatement<{ [Key in keyof PlanItem]: PlanItem[Key] }>(db, READ, values);
  return { now: now.toISOString(), items: found.slice(0, SHOWN), isCut: found.length > SHOWN };
}
