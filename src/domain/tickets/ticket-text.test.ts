import { expect, test } from 'vitest';
import { ticketText } from './ticket-text.ts';

const load = (name: string) => ({ name, weight: '12.500', unit: 'lb' });

test.each([
  [['Bare Bright Copper'], 'Scrap sale: Bare Bright Copper, 12.5 lb'],
  [['Bare Bright Copper', 'Steel'], 'Scrap sale: Bare Bright Copper and Steel'],
  [['Bare Bright Copper', 'Steel', 'Red Brass'], 'Scrap sale: Bare Bright Copper, Steel and 1 more'],
  [['Steel', 'Red Brass', 'Steel', 'Old Sheet', 'Steel'], 'Scrap sale: Steel, Red Brass and 3 more'],
])('a ticket of %j reads "%s"', (metals, text) => {
  expect(ticketText(metals.map(load))).toBe(text);
});
