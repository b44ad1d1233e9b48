import { expect, test } from 'vitest';
import {
  calendarFeed,
  calendarFile,
  type CalendarEvent,
} from '../../../src/domain/shared/time/calendar-file.ts';
import { readCalendar } from '../../../tests/support/read-calendar.ts';
import { pickupCalendar } from './pickup-calendar.ts';

const LINK = `https://scrap.example/es/oferta#${'A'.repeat(22)}`;
const pickup = { day: '2026-11-28', window: 'afternoon' } as const;
const offer = { id: 'offer-1', locale: 'es', decidedAt: new Date('2026-11-27T15:00:00Z') } as const;

test.each([
  ['2026-11-28', '2026-11-28T17:00:00.000Z', 'in winter'],
  ['2027-03-13', '2027-03-13T17:00:00.000Z', 'before the night that is an hour shorter'],
  ['2027-03-14', '2027-03-14T16:00:00.000Z', 'after it'],
  ['2027-11-06', '2027-11-06T16:00:00.000Z', 'before the night that is an hour longer'],
  ['2027-11-07', '2027-11-07T17:00:00.000Z', 'after it'],
])('noon of %s on the yards’ clock is %s by the rules that the file brings: %s', async (day, start) => {
  const { method, events } = readCalendar((await pickupCalendar({ ...pickup, day }, offer, LINK)) ?? '');
  expect(method).toBe('PUBLISH');
  expect(events).toMatchObject([{ uid: 'offer-1', start, status: 'TENTATIVE', url: LINK }]);
  expect(events[0]?.summary).toMatch(/, /);
  expect(events[0]?.description?.split('\n').at(-1)).toBe(LINK);
});

test('a day that has begun is in nobody’s calendar', async () => {
  const late = { ...offer, decidedAt: new Date('2026-11-28T17:00:00Z') };
  expect(await pickupCalendar(pickup, late, LINK)).toBeUndefined();
});

const event: CalendarEvent = {
  id: 'a',
  madeAt: new Date('2026-11-27T15:00:00Z'),
  from: new Date('2026-11-28T17:00:00Z'),
  to: new Date('2026-11-28T18:00:00Z'),
  title: String.raw`Ünal’s "yard"; 3, \4: 🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻🛻`,
  place: '12 Mill St; rear, Griffin, GA 30223',
  text: `${'’'.repeat(80)}\n\n${'x'.repeat(200)}`,
  link: LINK,
};

test('whatever people are called reads in a calendar as they wrote it', async () => {
  const [read] = readCalendar(await calendarFile(event)).events;
  expect(read).toMatchObject({
    summary: event.title,
    location: event.place,
    description: `${event.text}\n${LINK}`,
  });
});

test('a change has a higher number than what it replaces, and a canceled event takes it away', async () => {
  const later = await calendarFile({ ...event, madeAt: new Date('2026-11-27T15:00:01Z'), state: 'canceled' });
  const [first, second] = [readCalendar(await calendarFile(event)), readCalendar(later)];
  expect([first.method, second.method]).toEqual(['PUBLISH', 'CANCEL']);
  expect(second.events[0]?.status).toBe('CANCELLED');
  expect(second.events[0]?.uid).toBe(first.events[0]?.uid);
  expect(second.events[0]?.sequence).toBeGreaterThan(first.events[0]?.sequence ?? Infinity);
});

test('a feed has a name, and many events or none', async () => {
  expect(readCalendar(await calendarFeed('Griffin, trucks', []))).toMatchObject({
    name: 'Griffin, trucks',
    events: [],
  });
  const events = [event, { ...event, id: 'b', version: 3, state: 'canceled' as const }];
  expect(readCalendar(await calendarFeed('Griffin', events))).toMatchObject({
    method: 'PUBLISH',
    events: [{ uid: 'a' }, { uid: 'b', sequence: 3, status: 'CANCELLED' }],
  });
});
