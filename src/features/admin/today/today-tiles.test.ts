import { expect, test } from 'vitest';
import type { Today } from '../../../domain/admin/admin-today.api.ts';
import { todayTiles } from './today-tiles.ts';

const quiet: Today = {
  now: '2026-11-21T15:00:00.000Z',
  quotes: { waiting: 0, overdue: 0, oldestAt: null },
  orders: { today: 0, toSend: 0 },
  ticketQuestions: [],
  pricesUpdatedAt: '2026-11-18T15:00:00.000Z',
  outbox: { failed: 0, stuck: 0 },
  providers: [],
  points: null,
};

test('a quiet day has three tiles and no trouble', () => {
  const tiles = todayTiles(quiet, 'owner');
  expect(tiles.map(({ figure }) => figure)).toEqual(['0', '0', '3 days ago']);
  expect(tiles.some(({ isTrouble }) => isTrouble)).toBe(false);
});

test.each([
  ['2026-11-20T18:00:00.000Z', 0, 'The next must be answered in 3 hours'],
  ['2026-11-20T12:00:00.000Z', 2, '2 overdue. The oldest by 3 hours'],
])('a quote of %s says how the promise stands', (oldestAt, overdue, text) => {
  const [tile] = todayTiles({ ...quiet, quotes: { waiting: 4, overdue, oldestAt } }, 'staff');
  expect(tile).toMatchObject({ figure: '4', text, isTrouble: overdue > 0 });
});

const tileOfQuestions = (overdue: number) => {
  const ticketQuestions = [
    { yardId: 'griffin', waiting: 2, overdue },
    { yardId: null, waiting: 1, overdue: 0 },
  ];
  return todayTiles({ ...quiet, ticketQuestions }, 'staff')[3];
};

test('questions about tickets are counted by yard, and are trouble once they are late', () => {
  const text = 'Griffin GA: 2, No yard: 1';
  expect(tileOfQuestions(0)).toMatchObject({
    figure: '3',
    text,
    isTrouble: false,
    href: '/admin/quotes?tab=inquiries',
  });
  expect(tileOfQuestions(1)).toMatchObject({ text: `1 overdue. ${text}`, isTrouble: true });
});

test('trouble leads an owner to where it is mended, and staff to an owner', () => {
  const troubled: Today = {
    ...quiet,
    outbox: { failed: 1, stuck: 2 },
    providers: [{ provider: 'stripe', failedAt: quiet.now, failure: 'No answer' }],
    points: { checkedAt: quiet.now, differences: 1 },
  };
  const owners = todayTiles(troubled, 'owner').slice(3);
  expect(owners.map(({ figure }) => figure)).toEqual(['3', 'Stripe', '1']);
  expect(owners[0]?.href).toBe('/admin/providers');
  const staffs = todayTiles(troubled, 'staff').slice(3);
  expect(staffs.every(({ href, text }) => href === undefined && /tell an owner/.test(text))).toBe(true);
});
