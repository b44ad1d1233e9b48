import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { isTwin } from '../../src/build/in-language.ts';
import { ROOT } from '../../tools/root.ts';

// Rules that keep the tree easy to navigate; docs/decisions/0024 explains them.

const ALL = globSync('{src,netlify,tools}/**/*.{ts,tsx,astro}', { cwd: ROOT }).filter(
  // A twin in another language exports what the file exports that it stands in for.
  (file) => !file.includes('netlify/.packages/') && !isTwin(file),
);
const FILES = ALL.filter((file) => !/\.test\.tsx?$/.test(file));
const textOf = new Map(ALL.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));

const STATIC = /^(?:import|export)\s[^;]*?from\s*'(\.[^']+)'|^import\s*'(\.[^']+)'/gm;

const importsOf = (file: string): readonly string[] =>
  [...(textOf.get(file) ?? '').matchAll(STATIC)].map(([, named, bare]) =>
    normalize(join(dirname(file), named ?? bare ?? '')),
  );

/** Names that Astro and Netlify require. */
const THEIRS = new Set(['GET', 'getStaticPaths', 'config', 'collections']);

test('an exported name stands for one thing in the whole tree', () => {
  const homes = new Map<string, string[]>();
  const declared = /^export (?:async )?(?:const|function\*?|class|interface|type|let) (\w+)/gm;
  for (const file of FILES) {
    for (const [, name = ''] of (textOf.get(file) ?? '').matchAll(declared)) {
      if (!THEIRS.has(name)) homes.set(name, [...(homes.get(name) ?? []), file]);
    }
  }
  expect([...homes].filter(([, files]) => files.length > 1)).toEqual([]);
});

test('no file imports itself by way of others', () => {
  const state = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    state.set(file, 'open');
    for (const next of importsOf(file)) {
      if (state.get(next) === 'open')
        circles.push([...path.slice(path.indexOf(next)), file, next].join(' > '));
      else if (!state.has(next) && textOf.has(next)) visit(next, [...path, file]);
    }
    state.set(file, 'done');
  };
  for (const file of FILES) if (!state.has(file)) visit(file, []);
  expect(circles).toEqual([]);
});

/** Files that may be short: contracts, schemas, stores, components, rules, tables by kind, texts of a language, and modules imported on demand. */
const OWN =
  /\.(?:api|schema|store)\.ts$|\.d\.ts$|\.(?:tsx|astro)$|-kind\.ts$|texts\.ts$|\/rules\.ts$|\/schema\/|^src\/pages\/|^netlify\/functions\//;

/** The first one's caller needs a window at import, which a test of the helper does not have; the second's other callers are Spanish twins. */
const APART = new Set(['src/lib/measured-address.ts', 'src/domain/content/spanish-posts.ts']);

test('a helper with one caller beside it lives in the caller’s file', () => {
  const users = new Map<string, string[]>();
  for (const file of FILES) {
    for (const next of importsOf(file)) users.set(next, [...(users.get(next) ?? []), file]);
  }
  const isTooSmall = (file: string) => {
    const [user, another] = users.get(file) ?? [];
    if (OWN.test(file) || APART.has(file) || !user || another || dirname(user) !== dirname(file))
      return false;
    // A test cannot import from a page's frontmatter.
    return !user.endsWith('.astro') && (textOf.get(file) ?? '').trimEnd().split('\n').length <= 25;
  };
  expect(
    FILES.filter(isTooSmall).map((file) => `${file} (${basename((users.get(file) ?? [])[0] ?? '')})`),
  ).toEqual([]);
});
