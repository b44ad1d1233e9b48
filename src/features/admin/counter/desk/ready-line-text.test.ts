import { expect, test } from 'vitest';
import { readyLineText, readyReasonsText } from './ready-line-text.ts';
import { isLineFault, lineFor, readLine } from './ticket-draft.ts';

const COPPER = { metalType: 'copper_wire', name: 'Bare Bright Copper', price: '4.50', unit: 'lb' };

const lineOf = (changes: Partial<ReturnType<typeof lineFor>>) => {
  const read = readLine({ ...lineFor(COPPER), ...changes }, COPPER);
  if (isLineFault(read)) throw new Error(read.message);
  return { ...read, key: '' };
};

test.each([
  [{ gross: '12.5' }, '12.5 lb × $4.50 = $56.25', ''],
  [{ gross: '102.5', tare: '2' }, '102.5 − 2 = 100.5 lb × $4.50 = $452.25', ''],
  [
    { gross: '102.5', tare: '2', deduction: '.5', deductionReason: 'moisture' },
    '102.5 − 2 − 0.5 = 100 lb × $4.50 = $450.00',
    'Moisture',
  ],
  [
    { gross: '1', unit: 'ton', price: '1', priceReason: 'agreed' },
    '1 ton × $1 per lb = $2,000.00',
    'different price: Agreed',
  ],
  [
    { gross: '5', deduction: '1', deductionReason: 'dirty', price: '0', priceReason: 'refused' },
    '5 − 1 = 4 lb × $0 = $0.00',
    'Dirty; different price: Refused, not bought',
  ],
] as const)('%j reads "%s"', (changes, text, reasons) => {
  expect(readyLineText(lineOf(changes))).toBe(text);
  expect(readyReasonsText(lineOf(changes))).toBe(reasons);
});
