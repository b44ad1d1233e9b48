import { expect, test } from 'vitest';
import { inNewYork, YARD_ZONE } from './new-york-time.ts';

const formatter = new Intl.DateTimeFormat('en-CA', {
  timeZone: YARD_ZONE,
  hourCycle: 'h23',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** "2026-11-21, 09:30" by the zone data that Node carries. */
const byZoneData = (at: Date): string => formatter.format(at);

function byRule(at: Date): string {
  const { date, minutes } = inNewYork(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date}, ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test('the rule and the zone data agree on every sixth hour from 2020 to next decade', () => {
  for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2040, 0, 1); at += 6 * HOUR_MS) {
    const moment = new Date(at);
    if (byRule(moment) !== byZoneData(moment)) expect(byRule(moment)).toBe(byZoneData(moment));
  }
});

test.each([2025, 2026, 2027, 2028])('they agree on each minute around both changes of %i', (year) => {
  for (const from of [Date.UTC(year, 2, 7), Date.UTC(year, 9, 31)]) {
    for (let at = from; at < from + 9 * 24 * HOUR_MS; at += 15 * MINUTE_MS) {
      for (const moment of [new Date(at - 1), new Date(at)]) {
        if (byRule(moment) !== byZoneData(moment)) expect(byRule(moment)).toBe(byZoneData(moment));
      }
    }
  }
});

test('the weekday is that of New York, not of Greenwich', () =>
  expect(inNewYork(new Date('2026-11-22T04:59:00Z'))).toEqual({
    date: '2026-11-21',
    weekday: 6,
    minutes: 1439,
    zone: 'EST',
  }));
