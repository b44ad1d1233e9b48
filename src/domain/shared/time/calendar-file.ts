import { BUSINESS_EMAIL, BUSINESS_NAME } from '../../../business/business.ts';
import { newYorkLocal } from './from-new-york.ts';
import { YARD_ZONE } from './new-york-time.ts';

/** What goes into somebody's calendar. */
export interface CalendarEvent {
  /** The same for the same event. */
  readonly id: string;
  /** Later than that of what it replaces. */
  readonly madeAt: Date;
  /** How often it was changed; without it, the time counts. */
  readonly version?: number;
  readonly from: Date;
  readonly to: Date;
  readonly state?: 'tentative' | 'confirmed' | 'canceled';
  readonly title: string;
  /** An address. */
  readonly place?: string;
  readonly text: string;
  readonly link: string;
}

/** RFC 5545, section 3.1: 75 bytes a line, of which ical.js does not count the space that a line goes on with. */
const FOLD_LENGTH = 74;

/** A property as jCal (RFC 7265) has it. */
type Property = readonly [
  name: string,
  params: Readonly<Record<string, string>>,
  type: string,
  value: unknown,
];
type Component = readonly [name: string, properties: readonly Property[], parts: readonly Component[]];

const text = (name: string, value: string): Property => [name, {}, 'text', value];

const observance = (name: string, start: string, month: number, byday: string, from: string, to: string) =>
  [
    name === 'EDT' ? 'daylight' : 'standard',
    [
      ['dtstart', {}, 'date-time', start],
      ['rrule', {}, 'recur', { freq: 'YEARLY', bymonth: month, byday }],
      ['tzoffsetfrom', {}, 'utc-offset', from],
      ['tzoffsetto', {}, 'utc-offset', to],
      text('tzname', name),
    ],
    [],
  ] as const;

/** 15 U.S.C. 260a, as new-york-time.ts has it. */
const ZONE: Component = [
  'vtimezone',
  [text('tzid', YARD_ZONE)],
  [
    observance('EDT', '2007-03-11T02:00:00', 3, '2SU', '-05:00', '-04:00'),
    observance('EST', '2007-11-04T02:00:00', 11, '1SU', '-04:00', '-05:00'),
  ],
];

const STATES = { tentative: 'TENTATIVE', confirmed: 'CONFIRMED', canceled: 'CANCELLED' } as const;

/** SEQUENCE of what was made later is higher, as long as it is 32 bits wide. */
const SEQUENCE_FROM = Date.UTC(2026, 0, 1);

const local = (name: string, at: Date): Property => [
  name,
  { tzid: YARD_ZONE },
  'date-time',
  `${newYorkLocal(at)}:00`,
];

function eventOf(event: CalendarEvent): Component {
  const { id, madeAt, version, from, to, state = 'confirmed', title, place, link } = event;
  const age = Math.max(0, Math.floor((madeAt.getTime() - SEQUENCE_FROM) / 1_000));
  return [
    'vevent',
    [
      text('uid', id),
      ['sequence', {}, 'integer', version ?? age],
      ['dtstamp', {}, 'date-time', madeAt.toISOString().replace(/\.\d+/, '')],
      ['organizer', {}, 'cal-address', `mailto:${BUSINESS_EMAIL}`],
      local('dtstart', from),
      local('dtend', to),
      text('status', STATES[state]),
      text('summary', title),
      ...(place === undefined ? [] : [text('location', place)]),
      text('description', `${event.text}\n${link}`),
      ['url', {}, 'uri', link],
    ],
    [],
  ];
}

async function calendarOf(
  method: 'PUBLISH' | 'CANCEL',
  events: readonly CalendarEvent[],
  properties: readonly Property[] = [],
): Promise<string> {
  // Neither a page nor most calls of a function need it.
  const { default: ical } = await import('ical.js');
  ical.foldLength = FOLD_LENGTH;
  return ical.stringify([
    'vcalendar',
    [
      text('version', '2.0'),
      text('prodid', `-//${BUSINESS_NAME}//Offers//EN`),
      text('method', method),
      ...properties,
    ],
    [ZONE, ...events.map(eventOf)],
  ]);
}

/** A file for a calendar (.ics), of type text/calendar. */
export const calendarFile = (event: CalendarEvent): Promise<string> =>
  calendarOf(event.state === 'canceled' ? 'CANCEL' : 'PUBLISH', [event]);

/** A calendar that others subscribe to by its address, and read again each hour. RFC 7986 has its name and hour; older programs know the names with X. */
export const calendarFeed = (name: string, events: readonly CalendarEvent[]): Promise<string> =>
  calendarOf('PUBLISH', events, [
    text('name', name),
    text('x-wr-calname', name),
    ['refresh-interval', {}, 'duration', 'PT1H'],
    ['x-published-ttl', {}, 'unknown', 'PT1H'],
  ]);
