import { newYorkLocal } from '../../shared/time/from-new-york.ts';

/** On the yard's clock. */
export interface PosTime {
  /** "2026-11-21" */
  readonly day: string;
  /** "16:05"; null if the text names only a day. */
  readonly time: string | null;
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const WEEKDAY = /^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.? /i;
const YEAR_FIRST = /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[T ](.*))?$/i;
const US = /^(\d\d?)\/(\d\d?)\/(\d{4}|\d\d)(?: (.*))?$/;
const DAY_AND_NAME = /^(\d\d?)[- ]([a-z]{3,9})\.?[- ](\d{4}|\d\d)(?: (.*))?$/i;
const NAME_AND_DAY = /^([a-z]{3,9})\.? (\d\d?)(?:st|nd|rd|th)? (\d{4})(?: (.*))?$/i;
const CLOCK =
  /^(\d\d?):(\d\d)(?::\d\d(?:\.\d+)?)? ?(?:([ap])\.?(?:m\.?)?)? ?(Z|UTC|GMT|ET|EST|EDT|[+-]\d\d(?::?\d\d)?)?$/i;

/** How systems that only know times write just a day: no yard sells at seven in the evening sharp. */
const UTC_MIDNIGHT = /^0?0:00(?::00(?:\.0+)?)? ?(?:Z|UTC|GMT|[+-]00:?00)$/i;

/** Minutes ahead of UTC. Eastern time without a season is the yard's own. */
const ZONES: Readonly<Record<string, number>> = { Z: 0, UTC: 0, GMT: 0, EST: -300, EDT: -240 };

const two = (digits: string | number) => String(digits).padStart(2, '0');

const monthOf = (name = '') => String(MONTHS.findIndex((month) => month.startsWith(name.toLowerCase())) + 1);

/** Year, month, day and the rest of a date. */
function partsOf(text: string): readonly (string | undefined)[] | null {
  const [, ...iso] = YEAR_FIRST.exec(text) ?? [];
  if (iso.length > 0) return iso;
  const [, month, day, year, rest] = US.exec(text) ?? [];
  if (month) return [year, month, day, rest];
  const [, first, name, after, then] = DAY_AND_NAME.exec(text) ?? [];
  if (first) return [after, monthOf(name), first, then];
  const [, named, second, last, end] = NAME_AND_DAY.exec(text) ?? [];
  return named ? [last, monthOf(named), second, end] : null;
}

function minutesAhead(zone: string): number | null {
  const named = ZONES[zone.toUpperCase()];
  if (named !== undefined) return named;
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return hours === undefined ? null : (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

/** The time of "11/21/26 4:05 PM", "2026-11-21T21:05:00Z", "Sat 21-Nov-2026 16:05" and their like; null if it is none. */
export function readPosTime(text: string): PosTime | null {
  const plain = text.replace(/[\s,]+/g, ' ').trim();
  const [year = '', month = '', date = '', rest = ''] = partsOf(plain.replace(WEEKDAY, '')) ?? [];
  const day = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(date)}`;
  const midnight = new Date(`${day}T00:00Z`);
  // The 30th of February becomes the 2nd of March.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return null;
  if (rest.trim() === '' || UTC_MIDNIGHT.test(rest.trim())) return { day, time: null };
  const [, hourText, minute = '', half, zone = ''] = CLOCK.exec(rest.trim()) ?? [];
  const hour = Number(hourText);
  const isMorning = half?.toLowerCase() === 'a';
  if (hourText === undefined || hour > (isMorning ? 12 : 23) || Number(minute) > 59) return null;
  const hours = half === undefined ? hour : (hour % 12) + (isMorning ? 0 : 12);
  const time = `${two(hours)}:${minute}`;
  const ahead = minutesAhead(zone);
  if (ahead === null) return { day, time };
  const [localDay = '', localTime = ''] = newYorkLocal(
    new Date(Date.parse(`${day}T${time}Z`) - ahead * 60_000),
  ).split('T');
  return { day: localDay, time: localTime };
}

/** The time that two cells say; the first may bring a midnight that means nothing. */
export function readPosTimes(date: string, clock: string): PosTime | null {
  const at = readPosTime(date);
  if (clock === '' || !at) return at;
  const both = readPosTime(`${at.day} ${clock}`);
  return at.time === null || at.time === '00:00' || at.time === both?.time ? both : null;
}
