// ASVS: 6.2.4
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

// ASVS: 6.2.12
test('a stolen password is recognized, in any case', () => {
  for (const common of ['123qweasdzxc', 'Mailcreated5240', 'ytpfdbcbvjcnm', '141312190296q', 'YTPFDBCBVJCNM'])
    expect(`${common}: ${isCommonPassword(common)}`).toBe(`${common}: true`);
});

test('a passphrase of unrelated words is not on the list', () => {
  for (const rare of ['correct horse battery', 'Stan paints a rusty gate', '123qweasdzxc '])
    expect(`${rare}: ${isCommonPassword(rare)}`).toBe(`${rare}: false`);
});
