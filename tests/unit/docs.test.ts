import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/root.ts';
import { EFFORTS } from '../support/effort.ts';

// What README.md and docs/ say by name, in `backticks` or as a link, is there. What they have a reader make is in fences, or an example.

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const DOCS = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });
const FILES = globSync(['{docs,netlify,public,src,tests,tools,.github}/**', '*.*', '.*.json', '.github/*'], {
  cwd: ROOT,
  exclude: (path) => /netlify\/\.packages|node_modules/.test(path),
});
const SOURCES = FILES.filter(
  (file) => /\.(?:tsx?|mjs|astro|json|toml|sql|css|yml)$/.test(file) && !file.endsWith('docs.test.ts'),
);

const EXAMPLE = /tally|openYards|open-yards|\.fr\.ts$|^src\/fr\b|fr_US|cans-and-siding|^\.es\.ts$/i;
/** Of Neon, Printful and Workbox. */
const THEIRS = new Set(['neon_superuser', 'secret_key', 'generateSW', 'pg_dump']);

const withoutFences = (file: string) => read(file).replaceAll(/^ *```[^]*?^ *```$/gm, '');
const codeIn = (file: string) =>
  [...withoutFences(file).matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => !EXAMPLE.test(code));

/** "docs/a.md: word" for each word that is not there. */
const missing = (
  wordsIn: (file: string) => readonly string[],
  isThere: (word: string, file: string) => boolean,
) =>
  DOCS.flatMap((file) =>
    wordsIn(file)
      .filter((word) => !isThere(word, file))
      .map((word) => `${file}: ${word}`),
  );

const linksIn = (file: string) =>
  [...withoutFences(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, to = '']) => to);

test('links lead to files', () =>
  expect(missing(linksIn, (to, file) => existsSync(join(ROOT, dirname(file), to)))).toEqual([]));

const FILE = /^(?:[\w.*@-]+\/)*[\w.*@-]+\.(?:tsx?|mjs|astro|toml|json|md|sql|css|csv)$/;
const FOLDER = /^(?:docs|netlify|public|src|tests|tools)\/[\w./-]+$/;
const pathsIn = (file: string) => codeIn(file).filter((code) => FILE.test(code) || FOLDER.test(code));

const hasPath = (path: string) =>
  path.includes('*')
    ? FILES.some((file) => matchesGlob(file, path) || matchesGlob(file, `**/${path}`))
    : existsSync(join(ROOT, path)) || FILES.some((file) => file.endsWith(`/${path}`));

test('files and folders are there', () => expect(missing(pathsIn, hasPath)).toEqual([]));

const commandsIn = (file: string) =>
  [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);

test('commands are in package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
  expect(missing(commandsIn, (name) => Object.hasOwn(scripts, name))).toEqual([]);
});

const INNER = /[a-z][A-Z]|\w_\w/;
/** From `place`, `place.kind`, `place(kindOf)` and `<Place kind>`; a bare word only where it has a capital or a "_" within. */
const namesIn = (file: string) =>
  codeIn(file).flatMap((code) => {
    const [, name = '', called, given = ''] = /^<?([\w$.]+)(\((.*)\))?(?: [^`]*>)?$/.exec(code) ?? [];
    const names = name.split('.').filter((part) => called !== undefined || INNER.test(part));
    return [...names, ...(given.match(/[\w$]+/g) ?? []).filter((part) => INNER.test(part))];
  });

test('functions, constants, columns and settings are in the code', () => {
  const words = new Set(SOURCES.flatMap((file) => read(file).match(/[\w$]+/g) ?? []));
  expect(missing(namesIn, (name) => words.has(name) || THEIRS.has(name))).toEqual([]);
});

const decisionsIn = (text: string) =>
  [...text.matchAll(/\bdecisions?[ /](\d+(?:(?:, | and |, and )\d+)*)/gi)].flatMap(([, numbers = '']) =>
    (numbers.match(/\d+/g) ?? []).map((digits) => digits.padStart(4, '0')),
  );

test('decisions are there', () => {
  const decided = new Set(
    globSync('docs/decisions/*.md', { cwd: ROOT }).map((file) => basename(file).slice(0, 4)),
  );
  const named = new Set([...DOCS, ...SOURCES].flatMap((file) => decisionsIn(read(file))));
  expect([...named].filter((number) => !decided.has(number))).toEqual([]);
});

const amount = (value: number) => (Number.isFinite(value) ? value.toLocaleString('en-US') : 'all');

test('the how-to of tests has the efforts as they are', () => {
  const rows = Object.entries(EFFORTS).map(([name, { usual, slice, deep, of }]) =>
    [`\`${name.toUpperCase()}\``, ...[usual, slice, deep].map(amount), of].join(' | '),
  );
  const told = [...read('docs/how-to/test.md').matchAll(/^\| (`[A-Z]+`.*?) +\|$/gm)].map(
    ([, row = '']) => row,
  );
  expect(told.map((row) => row.replaceAll(/ +\| /g, ' | '))).toEqual(rows);
});
