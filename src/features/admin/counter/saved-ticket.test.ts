import { beforeEach, expect, test, vi } from 'vitest';
import { dropTicket, readSavedTickets, type SavedTicket, saveTicket } from './saved-ticket.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-25T15:00:00Z');
const FACTS = { paidBy: 'check', checkNumber: '', number: 'A-1', soldAt: '' } as const;
const ticket = (savedAt: number, changes: Partial<SavedTicket> = {}): SavedTicket => ({
  savedAt,
  ticketId: 't',
  staffId: 'stan',
  customerId: 'c',
  lines: [],
  facts: FACTS,
  ...changes,
});
const ids = (yardId: 'griffin' | 'newnan', staffId = 'stan', now = NOW) =>
  readSavedTickets(yardId, staffId, now).map(({ ticketId }) => ticketId);

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('a yard has as many unfinished tickets as were begun, each once, the oldest first', () => {
  saveTicket('griffin', ticket(NOW - 3));
  saveTicket('griffin', ticket(NOW - 2, { ticketId: 'u', customerId: null }));
  expect(ids('griffin')).toEqual(['t', 'u']);
  saveTicket('griffin', ticket(NOW - 1));
  expect(ids('griffin')).toEqual(['u', 't']);
  expect(ids('newnan')).toEqual([]);
  dropTicket('griffin', 't', NOW);
  expect(ids('griffin')).toEqual(['u']);
  dropTicket('griffin', 'u', NOW);
  expect(stored.size).toBe(0);
});

test('another person is not offered it, and does not lose it', () => {
  saveTicket('griffin', ticket(NOW));
  expect(ids('griffin', 'olive')).toEqual([]);
  saveTicket('griffin', ticket(NOW, { ticketId: 'o', staffId: 'olive' }));
  dropTicket('griffin', 'o', NOW);
  expect(ids('griffin')).toEqual(['t']);
});

test('what an earlier version saved is offered to whoever is there', () => {
  const { staffId: _, ...earlier } = ticket(NOW);
  stored.set('counter-ticket:griffin', JSON.stringify(earlier));
  expect(ids('griffin', 'olive')).toEqual(['t']);
});

// Asked: 298
test('a day later it is gone, also that of a yard at which nobody looks, and so is what cannot be read', () => {
  saveTicket('griffin', ticket(NOW - DAY_MS + 1));
  saveTicket('newnan', ticket(NOW - DAY_MS));
  stored.set('counter-ticket:atlanta', '[{"lines":7},null,7]');
  expect(ids('griffin', 'olive')).toEqual([]);
  expect([...stored.keys()]).toEqual(['counter-ticket:griffin']);
  expect(ids('griffin')).toEqual(['t']);
  expect(ids('griffin', 'stan', NOW + 1)).toEqual([]);
  // A clock that was set back would keep it for longer than a day.
  saveTicket('griffin', ticket(NOW + 1));
  expect(ids('griffin')).toEqual([]);
});
