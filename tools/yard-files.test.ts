import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './root.ts';
import { exitCodeOf } from './setup-error.ts';
import { yardModules } from './yard-files.ts';

let copy: string;
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'yards '));
  for (const folder of ['yards', 'yard-pages'])
    await cp(join(ROOT, 'src/content', folder), join(copy, 'src/content', folder), { recursive: true });
});
afterEach(() => rm(copy, { recursive: true }));

const yards = (name: string) => join(copy, 'src/content/yards', name);
async function writeYard(name: string, changes: object): Promise<void> {
  const griffin = JSON.parse(await readFile(yards('griffin.json'), 'utf8')) as object;
  await writeFile(yards(name), JSON.stringify({ ...griffin, ...changes }));
}

test('the committed modules have the yards of src/content; if not: npm run yards', async () => {
  for (const [path, text] of Object.entries(await yardModules(ROOT)))
    expect(await readFile(join(ROOT, path), 'utf8')).toBe(text);
});

test('yards come in their order, then by id; a page may be missing, and its Spanish texts', async () => {
  await writeYard('zebulon.json', { order: 2, phone: '+17705550148' });
  await writeYard('east-point.json', { order: 1, phone: '+17705550149' });
  await writeYard('new.json', { order: 4, phone: '+17705550150' });
  await writeFile(join(copy, 'src/content/yard-pages/zebulon.json'), '{"entrance": "Left"}');
  const written = await yardModules(copy);
  expect(written['src/business/yard-files.ts']).toContain(
    "  'east-point': eastPointFile,\n  griffin: griffinFile,\n  newnan: newnanFile,\n  zebulon: zebulonFile,\n  atlanta: atlantaFile,\n  new: newFile,\n",
  );
  expect(written['src/business/yard-page-files.ts']).not.toContain('east-point');
  expect(written['src/business/yard-entrances.es.ts']).toContain('yard-pages/zebulon.json');
});

test.each<[string, string, object, string]>([
  ['a wrong id', 'Macon.json', {}, 'Macon.json: a yard’s file is named after its id'],
  ['no id', '.json', {}, 'yards/.json: a yard’s file is named after its id'],
  ['the word for all yards', 'all.json', {}, 'all.json: a yard’s file is named after its id'],
  ['an id twice', 'GRIFFIN.json', {}, 'GRIFFIN.json: a yard’s file is named after its id'],
  ['another yard’s phone', 'macon.json', {}, 'have the same phone. Give each yard its own.'],
  [
    'no order',
    'macon.json',
    { order: undefined, phone: '+17705550149' },
    'order: Please enter a whole number',
  ],
  [
    'no yard for its texts',
    'macon.es.json',
    {},
    'yards/macon.es.json: src/content/yards has no yard of this id',
  ],
])('a build ends with 2 and a sentence on %s', async (_, name, changes, sentence) => {
  await writeYard(name, changes);
  const error = await yardModules(copy).catch((reason: unknown) => reason);
  expect(String(error)).toContain(sentence);
  expect(exitCodeOf(error)).toBe(2);
});
