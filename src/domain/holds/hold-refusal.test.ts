import { expect, test } from 'vitest';
import { holdRefusal, type StoredHold } from './hold-refusal.ts';

const HOLD: StoredHold = {
  yardId: 'griffin',
  createdAt: new Date('2026-11-23T15:00:00Z'),
  until: new Date('2026-11-23T21:30:00Z'),
  canceledAt: null,
  ticketId: null,
};

test.each<[string, Partial<StoredHold>, string, RegExp]>([
  ['open', {}, '2026-11-23T16:00:00Z', /^$/],
  ['at the last moment', {}, '2026-11-23T21:29:59.999Z', /^$/],
  [
    'at its end',
    {},
    '2026-11-23T21:30:00Z',
    /^This price was held until Monday, Nov 23, 4:30 PM Eastern time$/,
  ],
  ['used', { ticketId: 'a' }, '2026-11-23T16:00:00Z', /already used/],
  ['canceled', { canceledAt: new Date() }, '2026-11-23T16:00:00Z', /canceled/],
  [
    'of another yard',
    { yardId: 'thomaston' as never },
    '2026-11-23T16:00:00Z',
    /^This price is held at .+, not here$/,
  ],
  ['for a sale before it', {}, '2026-11-23T14:59:00Z', /after the sale/],
])('a hold that is %s', (_, changes, at, refusal) => {
  const said = holdRefusal({ ...HOLD, ...changes }, { yardId: 'griffin', at: new Date(at) });
  expect(said ?? '').toMatch(refusal);
});
