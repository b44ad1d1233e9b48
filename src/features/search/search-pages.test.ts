import { expect, test } from 'vitest';
import { aboutText, isRelevant } from './search-pages.ts';

const hit = (marked: string, title = 'A page') => ({
  excerpt: `Some text, <mark>${marked}</mark> and more.`,
  meta: { title },
});

test.each([
  ['copper', 'Copper.'],
  ['cop', 'Copper'],
  ['aluminium', 'aluminum'],
  ['buying', 'Buy.'],
  ['cans', 'can:'],
  ['what’s', 'What'],
  ['#1', '$1.75'],
  ['a/c', 'accept.'],
  ['non–ferrous', 'nonferrous'],
  ['catálogo', 'Catalogos'],
  ['pagamos', 'pagan'],
  ['brass alumzzz', 'Brass'],
  ['hivis', 'Hi-Vis'],
  ['longsleeve', 'Long'],
])('%s means a page with %s', (query, marked) => {
  expect(isRelevant(query, [hit(marked)])).toBe(true);
});

test.each([
  ['aluminun', 'A'],
  ['alumzzz', 'a'],
  ['catalizador', 'C.'],
  ['carburetor', 'car'],
  ['walkie', 'W.'],
])('%s does not mean a page with %s', (query, marked) => {
  expect(isRelevant(query, [hit(marked)])).toBe(false);
});

test('other words by which a page is found count, which it does not show', () => {
  const page = { excerpt: 'Copper', meta: { title: 'Copper', also: 'cobre alambre' } };
  expect([isRelevant('alambres', [page]), isRelevant('acero', [page])]).toEqual([true, false]);
});

test('a title counts, as nothing of it is marked', () => {
  expect(isRelevant('mugs', [hit('A', 'Scale House Mug')])).toBe(true);
  expect(isRelevant('mugs', [])).toBe(false);
});

const ABOUT = 'What copper pays today.';

test.each([
  ['It has <mark>Copper.</mark>', ABOUT, 'A page', 'What <mark>copper</mark> pays today.'],
  ['Our <mark>hours</mark> are', ABOUT, 'Hours, prices', ABOUT],
  ['a <mark>tank</mark>, &lt;b', ABOUT, 'A page', `${ABOUT} a <mark>tank</mark>, &lt;b`],
  ['a <mark>tank</mark>', '', 'A page', 'a <mark>tank</mark>'],
  ['mid page', 'Under <1 lb', 'A page', 'Under &lt;1 lb'],
])('%j of a page about %j, titled %j, reads %j', (excerpt, about, title, text) => {
  expect(aboutText({ excerpt, meta: { title, about } })).toBe(text);
});
