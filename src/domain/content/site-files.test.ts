import { parseFrontmatter } from 'astro/markdown';
import { expect, test } from 'vitest';
import { bodyOf, readContent } from './site-files.ts';

// Astro reads heads with another parser, of an older YAML.
test.each([
  'a: 2026-05-18',
  'a: 2026-05-18 10:00:00',
  'a: "2026-05-18"',
  'a: 1_000',
  'a: 1_000.5',
  'a: 0b101',
  'a: 0x1F',
  'a: 0x1_F',
  'a: 010',
  'a: 1e3',
  'a: _1',
  'a: 1_',
  'a: yes',
  'a: True',
  'a: ~',
  'a:',
  'a: no one',
  'a: 12:30',
  'a: [copper, 2026, 2026-01-01]',
  'b: &x {c: 1}\na: {<<: *x, d: 2}',
  'a: |\n  one\n  two',
  'a: "x\\ty"',
])('%j is read as the build reads it', (head) => {
  const text = `---\n${head}\n---\nText\n`;
  expect(readContent('x.md', text)).toEqual(parseFrontmatter(text).frontmatter);
  expect(bodyOf(text).trim()).toBe(parseFrontmatter(text).content.trim());
});

test('what cannot be read is undefined', () => {
  expect(readContent('x.md', '---\n: : :\n---\n')).toBeUndefined();
  expect(readContent('x.json', '{')).toBeUndefined();
});
