import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDevice } from '../../../../../tests/support/stub-device.ts';
import type { YardId } from '../../../../business/yards.ts';
import { sweepStaffDrafts } from '../../form/saved-draft.ts';
import { ticketDrafts } from './saved-ticket.ts';
import { NO_LINE } from '../desk/ticket-draft.ts';

const WEEK_MS = 7 * 86_400_000;
const NOW = Date.parse('2026-11-25T15:00:00Z');
const facts = { paidBy: 'check', checkNumber: '', paidNote: '', number: 'A-1', soldAt: '' } as const;
const begin = (yardId: YardId, id: string, savedAt = NOW, staffId = 'stan') =>
  ticketDrafts(staffId, yardId).save({
    id,
    savedAt,
    label: '',
    hand: 'h',
    version: null,
    customerId: 'c',
    requestId: null,
    lines: [],
    typed: NO_LINE,
    facts,
  });
const ids = (yardId: YardId, staffId = 'stan') =>
  ticketDrafts(staffId, yardId)
    .fresh()
    .map(({ id }) => id);

let stored: Map<string, string>;
beforeEach(() => {
  ({ stored } = stubDevice());
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a ticket is of who began it, and of its yard', () => {
  begin('griffin', 't');
  expect([ids('griffin'), ids('newnan'), ids('griffin', 'olive')]).toEqual([['t'], [], []]);
  begin('griffin', 'o', NOW, 'olive');
  ticketDrafts('olive', 'griffin').drop('o');
  expect(ids('griffin')).toEqual(['t']);
});

// Asked: 298
test('a week later it is gone, also that of somebody else and of a yard at which nobody looks', () => {
  begin('griffin', 't', NOW - WEEK_MS + 1);
  begin('newnan', 'u', NOW - WEEK_MS);
  begin('griffin', 'o', NOW - WEEK_MS, 'olive');
  expect(sweepStaffDrafts()).toBe(true);
  expect([...stored.keys()]).toEqual(['counter-ticket:stan:griffin']);
  vi.setSystemTime(NOW + 1);
  expect(ids('griffin')).toEqual([]);
  expect(stored.size).toBe(0);
});
