import { expect, test } from 'vitest';
import { isContentFile } from './content-files.ts';

test.each([
  ['src/content/yards/griffin.json', true],
  ['src/content/yards/griffin.es.json', true],
  ['src/content/holidays.json', true],
  ['src/content/materials/auto-bodies.es.md', true],
  ['src/content/yards/macon.json', false],
  ['src/content/yards', false],
  ['./src/content/holidays.json', false],
])('owners change %s in the editor: %s', (path, is) => expect(isContentFile(path)).toBe(is));
