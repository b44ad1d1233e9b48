import { and, asc, between, eq, inArray, isNull } from 'drizzle-orm';
import { CALLBACK_SLOT_MINUTES } from '../../../src/business/constants.ts';
import { type YardId, yardName } from '../../../src/business/yards.ts';
import { formatPhone } from '../../../src/domain/shared/contact/phone.ts';
import { calendarFeed, type CalendarEvent } from '../../../src/domain/shared/time/calendar-file.ts';
import { clockOf } from '../../../src/domain/shared/time/clock-minutes.ts';
import { momentAt } from '../../../src/domain/shared/time/from-new-york.ts';
import { addDays, inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import { mayActAt } from '../../../src/domain/shared/yard-rights.ts';
import type { AskedPickup, Calendar, CalendarStop } from '../../../src/domain/truck/admin-calendar.api.ts';
import {
  addressText,
  OVER_STATES,
  sheetLoadText,
  STATE_TEXTS,
} from '../../../src/domain/truck/stop-texts.ts';
import { carWords } from '../../../src/domain/vehicles/texts.ts';
import { adminQuotePath } from '../../../src/paths.ts';
import type { Database } from '../../database/client.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { calendarFeeds, pickups, trucks } from '../../database/schema/trucks.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { tokenHash } from '../../lib/secret.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { readCalls } from './read-calendar.ts';
import { readStops, TRUCK } from './rows.ts';

const DAYS_BACK = 7;
const DAYS_AHEAD = 28;

/** The yard of an address whose person may still read it. */
async function findYard(db: Database, token: string): Promise<YardId> {
  const [feed] = await db
    .select({ yardId: calendarFeeds.yardId, role: staffUsers.role, yards: staffUsers.yards })
    .from(calendarFeeds)
    .innerJoin(staffUsers, eq(staffUsers.id, calendarFeeds.staffId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash(token)), isNull(staffUsers.disabledAt)));
  if (!feed || !mayActAt(feed, feed.yardId)) throw new CodedError('not_found');
  return feed.yardId;
}

interface Entry {
  readonly id: string;
  readonly quoteId: string;
  readonly day: string;
  /** "HH:MM" */
  readonly clock: string;
  readonly minutes: number;
}

const eventAt = ({ id, quoteId, day, clock, minutes }: Entry, now: Date) => {
  const from = momentAt(day, clock);
  return from
    ? {
        id,
        // RFC 5545, section 3.8.7.2: of a published calendar, when it was made.
        madeAt: now,
        from,
        to: new Date(from.getTime() + minutes * 60_000),
        link: siteAddress(adminQuotePath(quoteId)),
      }
    : null;
};

/** What a driver needs, as on the sheet on paper. */
const needed = (asked: AskedPickup): readonly string[] => [
  formatPhone(asked.phone),
  sheetLoadText(asked),
  ...asked.papers.map((advice) => carWords.advice[advice]),
];

function stopEvent(stop: CalendarStop, truckName: string, now: Date): readonly CalendarEvent[] {
  const { id, asked, day, startsAt, minutes, state, version } = stop;
  const entry = asked && { id: `stop-${id}`, quoteId: asked.quoteId, day, clock: clockOf(startsAt), minutes };
  const event = entry && eventAt(entry, now);
  // What is only held has nobody yet.
  if (!event) return [];
  // No longer anybody's address and phone: it leaves the calendar's copy elsewhere, too.
  const isOver = OVER_STATES.includes(state);
  return [
    {
      ...event,
      version,
      state: state === 'canceled' ? 'canceled' : 'confirmed',
      title: `${truckName}: ${asked.name}${state === 'planned' ? '' : ` (${STATE_TEXTS[state]})`}`,
      ...(!isOver && { place: addressText(asked) }),
      text: isOver ? STATE_TEXTS[state] : needed(asked).join('\n'),
    },
  ];
}

function callEvent(call: Calendar['calls'][number], now: Date): readonly CalendarEvent[] {
  const { quoteId, day, time, name, phone, isAnswered } = call;
  const entry = { id: `call-${quoteId}`, quoteId, day, clock: time, minutes: CALLBACK_SLOT_MINUTES };
  const event = eventAt(entry, now);
  const text = isAnswered ? 'Answered' : formatPhone(phone);
  return event ? [{ ...event, version: Number(isAnswered), title: `Call ${name}`, text }] : [];
}

/** A yard's stops and calls for a calendar (.ics), by the token of somebody's address. Throws not_found. */
export async function readCalendarFeed(
  db: Database,
  token: string,
  now: Date = new Date(),
): Promise<Uint8Array> {
  const yard = await findYard(db, token);
  const today = inNewYork(now).date;
  const [from, to] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)];
  const list = await db.select(TRUCK).from(trucks).where(eq(trucks.yardId, yard)).orderBy(asc(trucks.name));
  const names = new Map(list.map(({ id, name }) => [id, name]));
  const isTheirs = and(inArray(pickups.truckId, [...names.keys()]), between(pickups.day, from, to));
  const stops = await readStops(db, isTheirs);
  const calls = await readCalls(db, yard, from, to);
  const events = [
    ...stops.flatMap((stop) => stopEvent(stop, names.get(stop.truckId) ?? '', now)),
    ...calls.flatMap((call) => callEvent(call, now)),
  ];
  return Buffer.from(await calendarFeed(`${yardName(yard)}: trucks and calls`, events));
}
