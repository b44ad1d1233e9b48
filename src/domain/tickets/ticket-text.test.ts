import { expect, test } from 'vitest';
import { ticketText } from './ticket-text.ts';

const load = (metalType: string) => ({ metalType, weight: '12.500', unit: 'lb' });

test.each([
  [['copper_wire'], 'Scrap sale: Bare Bright Copper, 12.5 lb'],
  [['copper_wire', 'steel'], 'Scrap sale: Bare Bright Copper and Steel'],
  [['copper_wire', 'steel', 'brass'], 'Scrap sale: Bare Bright Copper, Steel and 1 more'],
  [['steel', 'brass', 'steel', 'old_sheet', 'steel'], 'Scrap sale: Steel, Red Brass and 3 more'],
])('a ticket of %j reads "%s"', (metals, text) => {
  expect(ticketText(metals.map(load))).toBe(text);
});
