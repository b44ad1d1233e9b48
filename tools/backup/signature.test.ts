import { expect, test } from 'vitest';
import { assertSigned, backupKey, signatureOf } from './signature.ts';

const KEY = 'k'.repeat(32);
const SUMS = 'aa  tables/orders.jsonl\n';

test('a key is optional, and none that can be guessed', () => {
  expect(backupKey({})).toBeNull();
  expect(backupKey({ BACKUP_KEY: '' })).toBeNull();
  expect(backupKey({ BACKUP_KEY: KEY })).toBe(KEY);
  expect(() => backupKey({ BACKUP_KEY: KEY.slice(1) })).toThrow('BACKUP_KEY is too short');
});

test('what was signed is accepted with that key alone, and unchanged', () => {
  const signature = signatureOf(SUMS, KEY);
  expect(() => assertSigned(SUMS, signature, KEY)).not.toThrow();
  expect(() => assertSigned(SUMS, null, KEY)).toThrow('The backup is not signed');
  for (const [sums, theirs, key] of [
    [`${SUMS} `, signature, KEY],
    [SUMS, signature, `${KEY}k`],
    [SUMS, signature.slice(1), KEY],
    [SUMS, '', KEY],
  ] as const)
    expect(() => assertSigned(sums, theirs, key)).toThrow('was changed after it was signed');
});
