import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isTwin } from '../../src/build/in-language.ts';
import { SPANISH_POSTS } from '../../src/domain/content/spanish-posts.ts';
import { MATERIAL_SLUGS } from '../../src/domain/materials/material-slug.ts';
import { ROOT } from '../../tools/root.ts';

// How a page comes to be in Spanish: docs/how-to/add-a-language.md.

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const TWINS = globSync('{src,netlify}/**/*.{ts,json}', { cwd: ROOT, exclude: ['netlify/.packages/**'] })
  .filter(isTwin)
  .toSorted();
/** Tables that say themselves what they stand for. */
const OWN = /^src\/(?:paths|translated-pages|lib\/requests\/server-sentences)\.\w\w\.ts$/;

const englishOf = (twin: string) => twin.replace(/\.\w\w\.(?=\w+$)/, '.');

test.each(TWINS.filter((file) => !OWN.test(file)))('%s stands in for an English file', (twin) => {
  expect(existsSync(join(ROOT, englishOf(twin)))).toBe(true);
});

test('each file of texts has its Spanish twin', () => {
  const files = globSync('src/**/*texts.ts', { cwd: ROOT });
  const texts = files.filter((file) => /^export const \w+Texts\b/m.test(textOf(file)));
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((file) => !TWINS.includes(file.replace(/ts$/, 'es.ts')))).toEqual([]);
});

test.each(TWINS.filter((file) => file.endsWith('.ts') && !OWN.test(file)))(
  '%s has each of the English texts, by their types',
  (twin) => {
    const english = [...textOf(englishOf(twin)).matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    const translated = [...textOf(twin).matchAll(/^export const (\w+): typeof english\.(\w+) =/gm)].map(
      ([, name, type]) => ({ name, type }),
    );
    expect(translated).toEqual(english.map((name) => ({ name, type: name })));
  },
);

/** The keys of a JSON value and of all below it; a list counts as its items. */
function keysOf(value: unknown, at = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => keysOf(item, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, item]) => keysOf(item, `${at}.${key}`));
}

const JSON_TWINS = TWINS.filter((file) => file.endsWith('.json'));

// That no field is missing is the schema's part (src/domain/content/content-schemas.ts).
test.each(JSON_TWINS)('%s has what the English file has in the same fields', (twin) => {
  const english = JSON.parse(textOf(englishOf(twin))) as Record<string, unknown>;
  const spanish = JSON.parse(textOf(twin)) as Record<string, unknown>;
  expect(keysOf(spanish)).toEqual(
    keysOf(Object.fromEntries(Object.keys(spanish).map((field) => [field, english[field]]))),
  );
});

const headAndText = (file: string) => {
  const text = textOf(`src/content/${file}.md`);
  return { head: parse(text.split('---')[1] ?? '') as Record<string, unknown>, text };
};

/** Prices, shares, weights and statutes. */
const figuresIn = (text: string) =>
  [...text.matchAll(/\$?\d[\d,.]*(?:¢|%| lb)|\b\d+-\d+-\d+/g)].map(([figure]) => figure).toSorted();

const isFact = (key: string) => /\bmetalTypes\b/.test(key);

test.each(MATERIAL_SLUGS)(
  'the Spanish guide to %s has the English one’s fields, figures and statutes',
  (slug) => {
    const english = headAndText(`materials/${slug}`);
    const spanish = headAndText(`materials/${slug}.es`);
    expect(keysOf(spanish.head)).toEqual(keysOf(english.head).filter((key) => !isFact(key)));
    expect(figuresIn(spanish.text)).toEqual(figuresIn(english.text));
  },
);

const POSTS = Object.keys(SPANISH_POSTS);

test('each post in Spanish has its address, and none without a post has one', () => {
  const files = globSync('src/content/blog/es/*.md', { cwd: ROOT }).map((file) => basename(file, '.md'));
  expect(files.toSorted()).toEqual(POSTS.toSorted());
});

const figures = (text: string) => figuresIn(text.split('---').slice(2).join('---'));
const sections = (text: string) => text.match(/^## /gm)?.length;

test.each(POSTS)('%s has the figures, statutes, sections and tables of the English post', (slug) => {
  const english = headAndText(`blog/${slug}`).text;
  const spanish = headAndText(`blog/es/${slug}`).text;
  expect(figures(spanish)).toEqual(figures(english));
  expect(sections(spanish)).toBe(sections(english));
  expect(spanish.match(/^\|/gm)).toEqual(english.match(/^\|/gm));
});
