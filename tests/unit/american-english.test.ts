import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/root.ts';

/** Spellings that a reader in Georgia stumbles over. A text that the specification words is not among them. */
const WRONG =
  /\be-mail|\d %(?=[\s.,;:)'"`<|]*$|[.,;:)'"`<|])|\b(colour|favour|grey|cheque|tyre|licence|aluminium|kerb|metre|neighbour|whilst|amongst)/gi;

const FILES = globSync(['src/**/*.{ts,tsx,astro,md}', 'netlify/**/*.ts', 'docs/**/*.md', 'README.md'], {
  cwd: ROOT,
  exclude: (path) => /\.packages|\.test\.|(conformance|performance)\.md$/.test(path),
});

test('texts, comments and docs are spelled the American way', () => {
  expect(FILES.length).toBeGreaterThan(500);
  const found = FILES.flatMap((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      [...line.matchAll(WRONG)].map(([word]) => `${file}:${index + 1} ${word}`),
    );
  });
  expect(found).toEqual([]);
});
