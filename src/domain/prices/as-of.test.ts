import { expect, test } from 'vitest';
import { asOfText } from './as-of.ts';
import type { MetalPrice } from './prices.api.ts';
import { yardTimeText } from './yard-time.ts';

const at = (updatedAt: string): MetalPrice => ({
  id: updatedAt,
  metalType: 'steel',
  price: '0.11',
  unit: 'lb',
  updatedAt,
  change: null,
});

test('the newest price dates the list', () => {
  expect(asOfText([at('2026-11-20T13:00:00Z'), at('2026-11-21T14:30:00Z'), at('2026-11-19T13:00:00Z')])).toBe(
    'Nov 21, 9:30 AM EST',
  );
});

test.each([
  ['2026-11-01T05:59:00Z', 'Nov 1, 1:59 AM EDT'],
  ['2026-11-01T06:00:00Z', 'Nov 1, 1:00 AM EST'],
  ['2027-01-01T04:59:00Z', 'Dec 31, 11:59 PM EST'],
])('%s is %s in New York', (iso, text) => {
  expect(yardTimeText(new Date(iso))).toBe(text);
});

test('unreadable times date nothing', () => {
  expect(asOfText([])).toBeNull();
  expect(asOfText([at('yesterday')])).toBeNull();
  expect(asOfText([at('yesterday'), at('2026-07-04T12:00:00Z')])).toBe('Jul 4, 8:00 AM EDT');
});
