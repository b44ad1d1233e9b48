import { expect, test } from 'vitest';
import { estimateText } from './estimate-text.ts';

test('the text lists each line with its weight, then the total', () => {
  const lines = [
    { metalType: 'copper_wire', weight: '120', unit: 'lb' },
    { metalType: 'steel', weight: '2.5', unit: 'ton' },
  ] as const;
  expect(estimateText(lines, 109_000)).toBe(
    'Bare Bright Copper: 120 lb\nSteel: 2.5 ton\nEstimated on the website: $1,090.00',
  );
});
