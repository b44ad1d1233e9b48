import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test('a password from the lists of stolen ones is known, in capitals too', () => {
  for (const common of ['123qweasdzxc', 'Mailcreated5240', 'ytpfdbcbvjcnm', '141312190296q', 'YTPFDBCBVJCNM'])
    expect(`${common}: ${isCommonPassword(common)}`).toBe(`${common}: true`);
});

test('a password of unrelated words is not on them', () => {
  for (const rare of ['correct horse battery', 'Stan paints a rusty gate', '123qweasdzxc '])
    expect(`${rare}: ${isCommonPassword(rare)}`).toBe(`${rare}: false`);
});
