import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { isTwin } from '../../src/build/in-language.ts';
import { ROOT } from '../../tools/root.ts';

// Rules that keep the tree easy to navigate; docs/decisions/0024 explains them.

const ALL = globSync('{src,netlify,tools}/**/*.{ts,tsx,astro}', { cwd: ROOT }).filter(
  // A twin in another language exports what the file exports that it stands in for.
  (file) => !/netlify\/\.packages\/|node_modules\//.test(file) && !isTwin(file),
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

/**
 * The first one's caller needs a window at import, which a test of the helper does not have; the second's other callers are Spanish twins;
 * the others are written by a command.
 */
const APART = new Set([
  'src/lib/measured-address.ts',
  'src/domain/content/spanish-posts.ts',
  'src/business/yard-files.ts',
  'src/business/yard-page-files.ts',
]);

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

test('what a style sheet is made from is there', () => {
  const gone = globSync('src/styles/**/*.css', { cwd: ROOT }).flatMap((sheet) => {
    const text = readFileSync(join(ROOT, sheet), 'utf8');
    return [...text.matchAll(/^@(?:source|import)(?: not)? '(\.[^']+)'/gm)].flatMap(([, glob = '']) =>
      alternatives(glob)
        .filter((one) => globSync(join(dirname(sheet), one), { cwd: ROOT }).length === 0)
        .map((one) => `${sheet}: ${one}`),
    );
  });
  expect(gone).toEqual([]);
});

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`; the endings of a component stand for each other. */
function alternatives(glob: string): readonly string[] {
  const [before, choices, after] = glob.split(/\{(?!astro|tsx)([^{}]+)\}(.*)/s);
  if (choices === undefined) return [glob];
  return choices.split(',').flatMap((choice) => alternatives(`${before}${choice}${after}`));
}

/** Tables of one kind, whose entries are read by name, and folders that Astro and Netlify read whole. */
const TABLES =
  /^(?:netlify\/(?:functions|database\/schema)|src\/(?:business|pages(?:\/admin)?|styles\/pages)|tools)$/;

test('a folder has fifteen files at most, besides tests and Spanish twins', () => {
  const files = [...FILES, ...globSync('src/**/*.css', { cwd: ROOT })];
  const crowded = [...Map.groupBy(files, (file) => dirname(file))].filter(
    ([folder, those]) => those.length > 15 && !TABLES.test(folder),
  );
  expect(crowded.map(([folder, those]) => `${folder}: ${those.length}`)).toEqual([]);
});
