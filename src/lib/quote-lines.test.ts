import { expect, test } from 'vitest';
import { addQuoteLines } from './quote-lines.ts';

const LINES = 'Steel: 2 ton\nRed Brass: 40 lb';

test.each([
  ['', LINES],
  ['  ', LINES],
  ['A radiator', `A radiator\n${LINES}`],
  [`A radiator\n${LINES}`, `A radiator\n${LINES}`],
  ['x'.repeat(1_985), `${'x'.repeat(1_985)}\nSteel: 2 ton`],
  ['x'.repeat(2_000), 'x'.repeat(2_000)],
])('lines are appended while they fit (%#)', (before, after) => {
  expect(addQuoteLines(before, LINES)).toBe(after);
});
