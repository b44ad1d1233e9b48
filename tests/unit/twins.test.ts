import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isTwin } from '../../src/build/in-language.ts';
import { MATERIAL_SLUGS } from '../../src/domain/materials/material-slug.ts';
import { ROOT } from '../../tools/root.ts';

// How a page comes to be in Spanish: docs/how-to/add-a-language.md.

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const TWINS = globSync('{src,netlify}/**/*.{ts,json}', { cwd: ROOT, exclude: ['netlify/.packages/**'] })
  .filter(isTwin)
  .toSorted();
/** Tables of addresses, which say themselves what they stand for. */
const OWN = /^src\/(?:paths|translated-pages|lib\/server-sentences)\.\w\w\.ts$/;

const englishOf = (twin: string) => twin.replace(/(?:\.texts)?\.\w\w\.(?=\w+$)/, '.');

test.each(TWINS.filter((file) => !OWN.test(file)))('%s stands in for an English file', (twin) => {
  expect(existsSync(join(ROOT, englishOf(twin)))).toBe(true);
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

const fieldsOf = (file: string) => keysOf(JSON.parse(textOf(file)));
const JSON_TWINS = TWINS.filter((file) => file.endsWith('.json'));
const isOfTexts = (file: string) => file.includes('.texts.');

test.each(JSON_TWINS.filter((file) => !isOfTexts(file)))('%s has the same fields as in English', (twin) => {
  expect(fieldsOf(twin)).toEqual(fieldsOf(englishOf(twin)));
});

test.each(JSON_TWINS.filter(isOfTexts))('%s has fields of the English file', (twin) => {
  const english = fieldsOf(englishOf(twin));
  expect(fieldsOf(twin).filter((field) => !english.includes(field))).toEqual([]);
});

const guideOf = (folder: string, slug: string) => {
  const text = textOf(`src/content/${folder}/${slug}.md`);
  return { head: parse(text.split('---')[1] ?? '') as Record<string, unknown>, text };
};

/** Prices, shares, weights and statutes. */
const figuresIn = (text: string) =>
  [...text.matchAll(/\$?\d[\d,.]*(?:¢|%| lb)|\b\d+-\d+-\d+/g)].map(([figure]) => figure).toSorted();

test.each(MATERIAL_SLUGS)(
  'the Spanish guide to %s has the English one’s fields, figures and statutes',
  (slug) => {
    const english = guideOf('materials', slug);
    const spanish = guideOf('es/materials', slug);
    const { metalTypes: _fact, ...texts } = english.head;
    expect(keysOf(spanish.head)).toEqual(keysOf(texts));
    expect(figuresIn(spanish.text)).toEqual(figuresIn(english.text));
  },
);
