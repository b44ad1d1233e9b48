import { expect, test } from 'vitest';
import type { Today } from '../../../domain/admin/admin-today.api.ts';
import { paidByYard } from './PaidToday.tsx';
import { deletionText, isCaughtUp, todayTiles } from './today-tiles.ts';

const nothingOn = (day: string) => ({ day, tickets: 0, pounds: '0', paidCents: 0, yards: [] });

const quiet: Today = {
  now: '2026-11-21T15:00:00.000Z',
  paid: { today: nothingOn('2026-11-21'), weekBefore: nothingOn('2026-11-14') },
  voids: 0,
  quotes: { waiting: 0, overdue: 0, dueAt: null },
  orders: { today: 0, toSend: 0 },
  inquiries: { waiting: 0, overdue: 0, dueAt: null, ofTickets: [] },
  privacyRequests: { open: 0, dueAt: null },
  pricesUpdatedAt: '2026-11-18T15:00:00.000Z',
  outbox: { failed: 0, stuck: 0 },
  providers: [],
  overdueJobs: [],
  points: null,
  retention: { ranAt: '2026-11-21T07:47:00.000Z', deleted: 12, late: 0, held: 0 },
};

test('a quiet day has no tiles of zeros, and no trouble', () => {
  const tiles = todayTiles(quiet, 'owner');
  expect(tiles.map(({ figure }) => figure)).toEqual(['3 days ago']);
  expect(tiles.some(({ isTrouble }) => isTrouble)).toBe(false);
  expect(isCaughtUp(quiet)).toBe(true);
});

test.each([
  [{ today: 0, toSend: 2 }, '0', '2 to ship'],
  [{ today: 3, toSend: 0 }, '3', 'Nothing to ship'],
])('orders of %j have a tile', (orders, figure, text) => {
  expect(todayTiles({ ...quiet, orders }, 'owner')[0]).toMatchObject({ figure, text });
  expect(isCaughtUp({ ...quiet, orders })).toBe(false);
});

test('each yard that bought something on either day is compared with itself', () => {
  const griffin = { yardId: 'griffin', tickets: 2, pounds: '20', paidCents: 9_000 };
  const unknown = { yardId: null, tickets: 1, pounds: '10', paidCents: 4_500 };
  const figures = (yards: (typeof griffin | typeof unknown)[]) => ({ ...nothingOn('2026-11-21'), yards });
  const none = { tickets: 0, pounds: '0', paidCents: 0 };
  expect(paidByYard({ today: figures([griffin]), weekBefore: figures([unknown]) })).toEqual([
    { yardId: 'griffin', today: griffin, weekBefore: none },
    { yardId: null, today: none, weekBefore: unknown },
  ]);
});

test.each([
  ['2026-11-21T18:00:00.000Z', 0, 'Next answer due in 3 hours'],
  ['2026-11-21T12:00:00.000Z', 2, '2 overdue. The most overdue is 3 hours late'],
])('a quote that is due at %s says how the promise stands', (dueAt, overdue, text) => {
  const [tile] = todayTiles({ ...quiet, quotes: { waiting: 4, overdue, dueAt } }, 'staff');
  expect(tile).toMatchObject({ figure: '4', text, isTrouble: overdue > 0 });
});

test('voids of today have a tile, which leads to their list', () => {
  const tile = todayTiles({ ...quiet, voids: 2 }, 'staff')[1];
  expect(tile).toMatchObject({ figure: '2', isTrouble: false, href: '/admin/tickets?voids=yes' });
});

test('inquiries have a tile, which counts those about tickets by yard', () => {
  const ofTickets = [
    { yardId: 'griffin', waiting: 2 },
    { yardId: null, waiting: 1 },
  ];
  const tileOf = (overdue: number) => {
    const inquiries = { waiting: 4, overdue, dueAt: '2026-11-21T18:00:00.000Z', ofTickets };
    expect(isCaughtUp({ ...quiet, inquiries })).toBe(false);
    return todayTiles({ ...quiet, inquiries }, 'staff')[1];
  };
  const text = 'Next answer due in 3 hours. About tickets: Griffin GA: 2, No yard: 1';
  const href = '/admin/quotes?tab=inquiries';
  expect(tileOf(0)).toMatchObject({ figure: '4', text, isTrouble: false, href });
  expect(tileOf(1)).toMatchObject({ text: `1 overdue. ${text}`, isTrouble: true });
});

test.each([
  ['2027-01-04T15:00:00.000Z', 'Due Jan 4, 2027, 10:00 AM', false],
  ['2026-11-24T15:00:00.000Z', 'Due soon: Nov 24, 2026, 10:00 AM', true],
  ['2026-11-15T15:00:00.000Z', 'Overdue since Nov 15, 2026, 10:00 AM', true],
])(
  'requests about personal data, the first due at %s, are trouble when they are due soon',
  (dueAt, text, isTrouble) => {
    const tile = todayTiles({ ...quiet, privacyRequests: { open: 2, dueAt } }, 'staff')[1];
    expect(tile).toMatchObject({ figure: '2', text, isTrouble, href: '/admin/privacy' });
  },
);

test('trouble leads an owner to where it is mended, and staff to an owner', () => {
  const troubled: Today = {
    ...quiet,
    outbox: { failed: 1, stuck: 2 },
    providers: [{ provider: 'stripe', failedAt: quiet.now, failure: 'No answer' }],
    points: { checkedAt: quiet.now, differences: 1 },
  };
  const owners = todayTiles(troubled, 'owner').slice(1);
  expect(owners.map(({ figure }) => figure)).toEqual(['3', 'Stripe', '1']);
  expect(owners[0]?.href).toBe('/admin/providers');
  const staffs = todayTiles(troubled, 'staff').slice(1);
  expect(staffs.every(({ href, text }) => href === undefined && /tell an owner/.test(text))).toBe(true);
});

const ranAt = (at: string, changes: Partial<NonNullable<Today['retention']>> = {}): Today => ({
  ...quiet,
  retention: { ranAt: at, deleted: 12, late: 0, held: 0, ...changes },
});

test('what was deleted is one line, with what a hold keeps', () => {
  expect(deletionText(quiet)).toBe('The nightly deletion ran 7 hours ago and deleted 12 old records.');
  expect(deletionText(ranAt('2026-11-21T07:47:00.000Z', { held: 2 }))).toContain('Records on legal hold: 2.');
  expect(deletionText(ranAt('2026-11-21T07:47:00.000Z', { deleted: 0 }))).toBeNull();
});

test('the nightly deletion is trouble where something is kept longer than promised', () => {
  const found = todayTiles(ranAt('2026-11-21T07:47:00.000Z', { late: 3 }), 'staff');
  expect(found.at(-1)).toMatchObject({ title: 'Nightly deletion', figure: '3', isTrouble: true });
});

test('scheduled work that is late is told with when it was last done, and whether it fails or does not run', () => {
  const overdueJobs: Today['overdueJobs'] = [
    { job: 'apply-retention', endedAt: '2026-11-18T15:00:00.000Z', failure: null },
    { job: 'work-outbox', endedAt: null, failure: 'DrizzleQueryError' },
  ];
  const tiles = todayTiles({ ...quiet, overdueJobs }, 'staff').slice(1);
  expect(tiles).toEqual([
    {
      title: 'Nightly deletion: late',
      figure: '3 days ago',
      text: 'It isn’t running. Please tell an owner.',
      isTrouble: true,
    },
    {
      title: 'Outgoing messages: late',
      figure: 'Never',
      text: 'It keeps failing. Please tell an owner.',
      isTrouble: true,
    },
  ]);
});
