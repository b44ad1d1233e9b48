import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../tools/root.ts';
import { checkContent, contentProblems } from './check-content.ts';

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'content '));
  for (const folder of ['src/content', 'src/assets/blog', 'src/assets/yards'])
    await cp(join(ROOT, folder), join(copy, folder), { recursive: true });
});
afterAll(() => rm(copy, { recursive: true }));

test('the content of this version is as it should be', async () => {
  expect(await contentProblems(ROOT)).toEqual([]);
});

// Asked: 339
test('a build stops, and names file, field and what is wrong, of each file', async () => {
  const griffin = join(copy, 'src/content/yards/griffin.json');
  const before = await readFile(griffin, 'utf8');
  await writeFile(griffin, before.replace('"16:30"', '"4:30"'));
  await writeFile(join(copy, 'src/content/reviews.json'), '{"reviews": [');
  const problems = await contentProblems(copy);
  expect(problems.toSorted()).toEqual([
    'src/content/reviews.json: we can’t read this file',
    'src/content/yards/griffin.json, weekdays, closes: Please choose a time',
  ]);
});

test('a build checks before it begins', () => {
  expect(Object.keys(checkContent().hooks)).toEqual(['astro:config:setup']);
});
