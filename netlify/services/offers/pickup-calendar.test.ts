import { expect, test } from 'vitest';
import { pickupCalendar } from './pickup-calendar.ts';

const LINK = `https://scrap.example/es/oferta#${'A'.repeat(22)}`;
const pickup = { day: '2026-11-28', window: 'afternoon' } as const;
const offer = { id: 'offer-1', locale: 'es', decidedAt: new Date('2026-11-27T15:00:00Z') } as const;

test('the hours asked for are on the yards’ clock, also in the night with another hour', () => {
  expect(pickupCalendar(pickup, offer, LINK)).toContain(
    'DTSTART:20261128T170000Z\r\nDTEND:20261128T210000Z\r\nSTATUS:TENTATIVE\r\n',
  );
  const inSummer = pickupCalendar({ ...pickup, day: '2027-03-14' }, offer, LINK);
  expect(inSummer).toContain('DTSTART:20270314T160000Z');
});

test('each line ends as the standard says, has 75 bytes at most, and is whole again once unfolded', () => {
  const calendar = pickupCalendar(pickup, offer, LINK) ?? '';
  const lines = calendar.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([]);
  expect(calendar.replaceAll('\r\n ', '').split('\r\n')).toEqual(
    expect.arrayContaining([`URL:${LINK}`, expect.stringMatching(/^SUMMARY:[^,]*\\, /)]),
  );
});

test('a day that has begun is in nobody’s calendar', () => {
  const late = { ...offer, decidedAt: new Date('2026-11-28T17:00:00Z') };
  expect(pickupCalendar(pickup, late, LINK)).toBeUndefined();
});
