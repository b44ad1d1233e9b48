import { expect, test } from 'vitest';
import { type LegalEntry, readingOf } from '../../src/business/legal.ts';
import type * as notes from '../../src/layouts/translation-note.ts';
import { inSpanish } from '../support/in-spanish.ts';

// Asked: 349
test.each<[Pick<LegalEntry, 'spanishReadBy' | 'spanishReadOn'>, string | null]>([
  [
    { spanishReadBy: 'Ana Ruiz', spanishReadOn: '2027-02-02' },
    'Revisado por Ana Ruiz el martes 2 de febrero de 2027.',
  ],
  [{ spanishReadBy: 'Ana Ruiz' }, null],
  [{ spanishReadOn: '2027-02-02' }, null],
  [{}, null],
])('a Spanish page of law with %j says: %s', async ({ spanishReadBy, spanishReadOn }, note) => {
  const { translationNote } = await inSpanish<typeof notes>('src/layouts/translation-note.ts');
  expect(translationNote(readingOf(spanishReadBy, spanishReadOn))).toBe(note);
});
