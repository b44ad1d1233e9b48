import { expect, test } from 'vitest';
import { mayChangeTicket } from './may-change.ts';

const today = '2026-11-28';
const own = { recordedBy: 'stan', soldOn: today };
const stan = { id: 'stan', role: 'staff' } as const;

test.each([
  [own, true],
  [{ ...own, soldOn: '2026-11-27' }, false],
  [{ ...own, recordedBy: 'cora' }, false],
  [{ ...own, recordedBy: null }, false],
])('staff change only their own ticket of today: %j', (ticket, may) => {
  expect(mayChangeTicket(stan, ticket, today)).toBe(may);
  expect(mayChangeTicket({ id: 'olivia', role: 'owner' }, ticket, today)).toBe(true);
});
