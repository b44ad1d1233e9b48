import { expect, test } from 'vitest';
import { isContentFile } from './content-files.ts';

test.each([
  ['src/content/yards/griffin.json', true],
  ['src/content/yards/griffin.es.json', true],
  ['src/content/holidays.json', true],
  ['src/content/materials/auto-bodies.es.md', true],
  // A new one.
  ['src/content/yards/macon.json', true],
  ['src/content/yards/Macon.json', false],
  ['src/content/yards/macon.es.json', false],
  ['src/content/yards', false],
  ['./src/content/holidays.json', false],
])('owners change %s in the editor: %s', (path, is) => expect(isContentFile(path)).toBe(is));
