import { OFFER_FIGURE_DAYS } from '../../../src/business/constants.ts';
import { openSpans } from '../../../src/domain/offers/request/answer-by.ts';
import type { YardOfferFigures } from '../../../src/domain/offers/offer-figures.api.ts';
import { addDays, inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import type { Database } from '../../database/client.ts';
import { isoTimeText } from '../../database/iso-time.ts';
import { runStatement } from '../../database/run-statement.ts';
import { readYardHours } from '../locations/rows.ts';

const DAY_MS = 86_400_000;

// $1: when each yard, or any (''), was open; $2: since when; $3: the yards. Requests and offers come from their indexes by date and state.
const READ = {
  name: 'read_offer_figures',
  text: `with spans as (
      select * from json_to_recordset($1::json) as span (yard text, opened timestamptz, closed timestamptz)),
    answered as (
      select coalesce(location, '') as yard, (select coalesce(sum(extract(epoch from
          least(closed, answered_at) - greatest(opened, created_at))), 0) / 60
        from spans where spans.yard = coalesce(location, '') and opened < answered_at and closed > created_at) as minutes
      from quote_requests where created_at >= $2 and answered_at is not null and not suspected_spam),
    medians as (
      select yard, percentile_cont(0.5) within group (order by minutes) as minutes from answered group by yard),
    waiting as (
      select coalesce(location, '') as yard, min(created_at) as since from quote_requests
      where state = 'new' and not suspected_spam group by 1),
    made as (
      select yard_id as yard, count(*)::int as sent,
        (count(*) filter (where state = 'accepted'))::int as accepted,
        (count(*) filter (where state = 'declined'))::int as declined,
        (count(*) filter (where state = 'sent' and valid_until <= now()))::int as expired
      from offers where sent_at >= $2 and state <> 'replaced' group by yard_id),
    asked as (
      select yard, place from unnest($3::text[]) with ordinality as given (yard, place)
      union all select '', 1000 where exists (select 1 from medians where yard = '') or exists (select 1 from waiting where yard = ''))
    select nullif(yard, '') as "yardId", round(medians.minutes)::int as "medianMinutes",
      ${isoTimeText('waiting.since')} as "waitingSince", coalesce(sent, 0) as sent, coalesce(accepted, 0) as accepted,
      coalesce(declined, 0) as declined, coalesce(expired, 0) as expired
    from asked left join medians using (yard) left join waiting using (yard) left join made using (yard)
    order by place`,
};

/** What became of requests and offers lately, by yard. */
export async function readOfferFigures(
  db: Database,
  now: Date = new Date(),
): Promise<readonly YardOfferFigures[]> {
  const since = new Date(now.getTime() - OFFER_FIGURE_DAYS * DAY_MS);
  const yards = await readYardHours(db, addDays(inNewYork(since).date, -1));
  const spans = [{ id: '', of: yards }, ...yards.map((yard) => ({ id: yard.id, of: [yard] }))].flatMap(
    ({ id, of }) =>
      openSpans(of, since, OFFER_FIGURE_DAYS + 1).map(({ from, to }) => ({
        yard: id,
        opened: from,
        closed: to,
      })),
  );
  return runStatement<{ [Key in keyof YardOfferFigures]: YardOfferFigures[Key] }>(db, READ, [
    JSON.stringify(spans),
    since,
    yards.map(({ id }) => id),
  ]);
}
