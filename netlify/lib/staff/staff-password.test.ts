// ASVS: 6.2.5, 11.4.2
import { hashPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { hashStaffPassword, isStaffPassword } from './staff-password.ts';

const PASSWORD = ' Rusty\u00A0gate, e\u0301t\u00e9 ';

// ASVS: 6.2.8
test('only the exact password matches its hash', async () => {
  const hash = await hashStaffPassword(PASSWORD);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isStaffPassword({ hash, password: PASSWORD })).toBe(true);
  for (const other of [PASSWORD.trim(), PASSWORD.normalize('NFC'), PASSWORD.toLowerCase(), ''])
    expect(await isStaffPassword({ hash, password: other })).toBe(false);
});

test('the same password gets a different hash each time', async () => {
  expect(await hashStaffPassword(PASSWORD)).not.toBe(await hashStaffPassword(PASSWORD));
});

// ASVS: 11.2.2
test('hashes with another cost, or by better-auth, still match', async () => {
  // Of "a rusty gate", made with less work.
  const hash =
    '$argon2id$v=19$m=1024,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$CrNMfwUnTC-Si94jzHGzt6NuCF2PtqgDE4lxFoh2Nog';
  expect(await isStaffPassword({ hash, password: 'a rusty gate' })).toBe(true);
  expect(await isStaffPassword({ hash, password: 'a rusty gat' })).toBe(false);
  const theirs = await hashPassword('a rusty gate');
  expect(await isStaffPassword({ hash: theirs, password: 'a rusty gate' })).toBe(true);
  expect(await isStaffPassword({ hash: theirs, password: 'a rusty gat' })).toBe(false);
});
