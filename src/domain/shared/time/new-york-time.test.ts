import { expect, test } from 'vitest';
import { clockFace, inNewYork, sheetTime, YARD_ZONE, yardTimeText } from './new-york-time.ts';
import { timeTexts as spanish } from '../text/texts.es.ts';

const formatter = new Intl.DateTimeFormat('en-CA', {
  timeZone: YARD_ZONE,
  hourCycle: 'h23',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** "2026-11-21, 09:30" by the zone data that Node carries. */
const byZoneData = (at: Date): string => formatter.format(at);

const two = (value: number) => String(value).padStart(2, '0');

function byRule(at: Date): string {
  const { date, minutes } = inNewYork(at);
  return `${date}, ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The moments of a span at which the two disagree. */
function differing(from: number, to: number, stepMs: number): readonly string[] {
  const found: string[] = [];
  for (let at = from; at < to; at += stepMs) {
    const moment = new Date(at);
    if (byRule(moment) !== byZoneData(moment)) found.push(moment.toISOString());
  }
  return found;
}

test('the rule matches the zone data on every sixth hour for twenty years', () =>
  expect(differing(Date.UTC(2020, 0, 1), Date.UTC(2040, 0, 1), 6 * HOUR_MS)).toEqual([]));

// Asked: 398
test.each([2025, 2026, 2027, 2028])(
  'the rule matches on each minute around both clock changes of %i',
  (year) => {
    const days = 9 * 24 * HOUR_MS;
    const [spring, autumn] = [Date.UTC(year, 2, 7), Date.UTC(year, 9, 31)];
    expect([
      ...differing(spring, spring + days, MINUTE_MS),
      ...differing(autumn, autumn + days, MINUTE_MS),
    ]).toEqual([]);
  },
);

test("the weekday is New York's, not UTC's", () =>
  expect(inNewYork(new Date('2026-11-22T04:59:00Z'))).toEqual({
    date: '2026-11-21',
    weekday: 6,
    minutes: 1439,
    zone: 'EST',
  }));

test.each([
  ['2026-11-01T05:59:00Z', 'Nov 1, 1:59 AM Eastern time'],
  ['2026-11-01T06:00:00Z', 'Nov 1, 1:00 AM Eastern time'],
  ['2027-01-01T04:59:00Z', 'Dec 31, 11:59 PM Eastern time'],
])('%s is %s in New York', (iso, text) => {
  expect(yardTimeText(new Date(iso))).toBe(text);
});

test('in Spanish no line ends within a time', () => {
  expect(clockFace(8 * 60, spanish)).toBe('8:00\u00A0a.\u00A0m.');
  expect(clockFace(16 * 60 + 30, spanish)).toBe('4:30\u00A0p.\u00A0m.');
});

test('a spreadsheet reads a moment of the evening as that day, not as the next', () => {
  expect(sheetTime(new Date('2026-11-27T01:30:00Z'))).toBe('2026-11-26 20:30:00');
  expect(sheetTime(new Date('2026-07-04T04:05:06.789Z'))).toBe('2026-07-04 00:05:06');
});
