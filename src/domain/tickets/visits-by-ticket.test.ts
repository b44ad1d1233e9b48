import { expect, test } from 'vitest';
import type { Transaction } from '../rewards/rewards.api.ts';
import type { Ticket } from './tickets.api.ts';
import { visitsByTicket } from './visits-by-ticket.ts';

const visit = (id: string, createdAt: string) => ({ id, createdAt }) as Transaction;
const ticket = (id: string, soldAt: string, visitIds: readonly string[], voidedAt: string | null = null) =>
  ({ id, soldAt, voidedAt, lines: visitIds.map((visitId) => ({ visitId })) }) as unknown as Ticket;

// Asked: 293
test('visits stand under their tickets, newest first; voided tickets are among them, and a visit without one is alone', () => {
  const visits = [visit('v4', '2026-11-04'), visit('v2', '2026-11-02'), visit('v3', '2026-11-02')];
  const tickets = [
    ticket('void', '2026-11-03', ['v9'], '2026-11-04'),
    ticket('t', '2026-11-02', ['v2', 'v3']),
  ];
  expect(visitsByTicket(visits, tickets).map(({ id }) => id)).toEqual(['v4', 'void', 't']);
  expect(visitsByTicket(visits, []).map(({ id }) => id)).toEqual(['v4', 'v2', 'v3']);
});
