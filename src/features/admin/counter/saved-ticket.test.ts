import { beforeEach, expect, test, vi } from 'vitest';
import { dropTicket, readSavedTicket, saveTicket } from './saved-ticket.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-25T15:00:00Z');
const FACTS = { paidBy: 'check', checkNumber: '', number: 'A-1', soldAt: '' } as const;
const ticket = (savedAt: number) => ({ savedAt, ticketId: 't', customerId: 'c', lines: [], facts: FACTS });

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('each yard has its own unfinished ticket, until it is dropped', () => {
  saveTicket('griffin', ticket(NOW));
  expect(readSavedTicket('griffin', NOW)).toEqual(ticket(NOW));
  expect(readSavedTicket('newnan', NOW)).toBeNull();
  dropTicket('griffin');
  expect(stored.size).toBe(0);
});

// Asked: 298
test('a day later it is gone, also that of a yard at which nobody looks, and so is what cannot be read', () => {
  saveTicket('griffin', ticket(NOW - DAY_MS + 1));
  saveTicket('newnan', ticket(NOW - DAY_MS));
  stored.set('counter-ticket:atlanta', '{"lines":7}');
  expect(readSavedTicket('griffin', NOW)).not.toBeNull();
  expect([...stored.keys()]).toEqual(['counter-ticket:griffin']);
  expect(readSavedTicket('griffin', NOW + 1)).toBeNull();
  // A clock that was set back would keep it for longer than a day.
  saveTicket('griffin', ticket(NOW + 1));
  expect(readSavedTicket('griffin', NOW)).toBeNull();
});
