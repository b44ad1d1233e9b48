import { ANSWER_OPEN_MINUTES, PROMISED_ANSWER_WITHIN_HOURS } from '../../../business/constants.ts';
import { hoursOn, type YardHours } from '../../locations/hours/opening.ts';
import { addDays, inNewYork } from '../../shared/time/new-york-time.ts';
import { momentAt } from '../../shared/time/from-new-york.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Past this, no yard opens again that we know of. */
const DAYS_AHEAD = 14;

interface Open {
  readonly from: Date;
  readonly to: Date;
}

/** When at least one of the yards is open, from a moment on: spans in order that do not overlap. */
export function openSpans(
  yards: readonly YardHours[],
  at: Date,
  daysAhead: number = DAYS_AHEAD,
): readonly Open[] {
  const today = inNewYork(at).date;
  const spans: { from: Date; to: Date }[] = [];
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const date = addDays(today, ahead);
    const hours = yards
      .flatMap((yard) => hoursOn(yard, date) ?? [])
      .filter(({ opens, closes }) => opens < closes);
    for (const { opens, closes } of hours.toSorted((one, other) => one.opens.localeCompare(other.opens))) {
      const [from, to] = [momentAt(date, opens), momentAt(date, closes)];
      const last = spans.at(-1);
      if (!from || !to || to <= at) continue;
      if (last && from <= last.to) last.to = to > last.to ? to : last.to;
      else spans.push({ from: from < at ? at : from, to });
    }
  }
  return spans;
}

/**
 * By when an answer can be expected: the promised time if a yard is open then, else the last closing before it. If a yard is hardly open
 * until then, two open hours after the next opening; if none opens that we know of, at the end of the days that we know.
 */
export function answerBy(yards: readonly YardHours[], receivedAt: Date): Date {
  const promised = new Date(receivedAt.getTime() + PROMISED_ANSWER_WITHIN_HOURS * HOUR_MS);
  const spans = openSpans(yards, receivedAt);
  if (spans.some(({ from, to }) => from <= promised && promised < to)) return promised;
  const before = spans.filter(({ to }) => to <= promised);
  const openMs = before.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0);
  const last = before.at(-1);
  if (last && openMs >= ANSWER_OPEN_MINUTES * MINUTE_MS) return last.to;
  const next = spans.find(({ from }) => from > promised) ?? last;
  if (!next) return new Date(receivedAt.getTime() + DAYS_AHEAD * DAY_MS);
  const wanted = new Date(next.from.getTime() + ANSWER_OPEN_MINUTES * MINUTE_MS);
  return wanted < next.to ? wanted : next.to;
}

/** For how many minutes at least one of the yards was open between two moments; read-offer-figures.ts has the same in SQL. */
export function openMinutes(yards: readonly YardHours[], from: Date, to: Date): number {
  const days = Math.ceil(Math.max(0, to.getTime() - from.getTime()) / DAY_MS) + 1;
  const openMs = openSpans(yards, from, days)
    .filter((span) => span.from < to)
    .reduce((sum, span) => sum + Math.min(span.to.getTime(), to.getTime()) - span.from.getTime(), 0);
  return Math.round(openMs / MINUTE_MS);
}
