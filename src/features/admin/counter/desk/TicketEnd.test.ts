import { expect, test } from 'vitest';
import { salePointsText } from './TicketEnd.tsx';

const now = new Date('2026-11-21T17:00:00Z');
const visit = {
  id: 'v',
  metalType: 'steel',
  weight: '1',
  unit: 'lb',
  amount: '1.00',
  createdAt: '2026-11-20T17:00:00Z',
};

test.each([
  [0, [], 12_345, '1,234 points'],
  [1, [visit], 12_345, '1,234 points'],
  [2, [visit], 12_345, '1,234 points + 123 streak bonus'],
  [2, [visit], 5, '0 points'],
])('with a streak of %i, visits %j and %i cents: %s', (consecutiveVisits, visits, cents, text) => {
  expect(salePointsText({ consecutiveVisits, visits }, cents, now)).toBe(text);
});
