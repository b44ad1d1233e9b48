import { expect, test } from 'vitest';
import { voucherCodeOf } from './voucher-code-of.ts';

test.each([
  ['RW-7K2M9QXT', 'RW-7K2M9QXT'],
  ['rw 7k2m 9qxt', 'RW-7K2M9QXT'],
  [' 7K2M9QXT ', 'RW-7K2M9QXT'],
  ['RW–7K2M9QXT', 'RW-7K2M9QXT'],
  ['rw-ol2m9qxi', 'RW-012M9QX1'],
  ['RWRWRWRW', 'RW-RWRWRWRW'],
])('%j is the voucher %s', (text, code) => expect(voucherCodeOf(text)).toBe(code));

test.each(['', 'RW-7K2M9QX', '7K2M9QXTT', '7705550101', 'RW-7K2M9QXU', 'https://example.com'])(
  '%j is no voucher',
  (text) => expect(voucherCodeOf(text)).toBeNull(),
);
