import { expect, test } from 'vitest';
import { maskVoucherCode, randomVoucherCode } from './rules.ts';

// Asked: 285
test('codes have one form, no sign that is taken for another, and differ', () => {
  const codes = Array.from({ length: 2_000 }, randomVoucherCode);
  for (const code of codes) expect(code).toMatch(/^RW-[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

test('a masked code shows its last two signs alone', () => {
  expect(maskVoucherCode('RW-7K2M9QXT')).toBe('RW-••••••XT');
});
