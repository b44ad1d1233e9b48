import { describe, expect, test } from 'vitest';
import { YARDS } from '../../src/business/yards.ts';
import { generalSpanishHours, spanishHours } from '../../src/domain/locations/spanish-spoken.ts';
import { openingTexts as spanishTexts } from '../../src/domain/locations/texts.es.ts';
import { timeTexts as spanishTimes } from '../../src/domain/shared/texts.es.ts';
import * as english from '../../src/paths.ts';
import * as spanish from '../../src/paths.es.ts';
import { translatedPage } from '../../src/translated-pages.es.ts';
import { BUILT_PAGES, type BuiltPage } from './built-page.ts';

// The sample yards say when Spanish is spoken; that a yard which does not is silent is in spanish-spoken.test.ts, next to the rule.

const isSpanish = ({ path }: BuiltPage) => /^\/es(?:\/|$)/.test(path);
const pageAt = (path: string) => BUILT_PAGES.find((page) => page.path === path) as BuiltPage;

/** What a page says, word for word, with the language of the words. */
const said = (page: BuiltPage, yard?: (typeof YARDS)[number]) => {
  const inSpanish = [yard ?? YARDS[0], spanishTexts, spanishTimes] as Parameters<typeof spanishHours>;
  return isSpanish(page)
    ? `Se habla español: ${spanishHours(...inSpanish)}`
    : `<span lang="es">Se habla español</span>: ${yard ? spanishHours(yard) : generalSpanishHours()}`;
};
const count = (page: BuiltPage, words: string) =>
  page.html.replaceAll(/&#160;|&nbsp;/g, '\u00A0').split(words).length - 1;

test('the footer of every page says it next to the phone and the hours', () => {
  const framed = BUILT_PAGES.filter(({ html }) => html.includes('id="contact"'));
  expect(framed.length).toBeGreaterThan(80);
  expect(framed.filter((page) => count(page, said(page)) === 0).map(({ path }) => path)).toEqual([]);
});

describe.each([
  ['English', english],
  ['Spanish', spanish],
])('in %s', (_, paths) => {
  test.each(YARDS.map((yard) => [yard.id, yard] as const))('%s says it with its own hours', (id, yard) => {
    const places = [
      paths.locationPath(id),
      paths.homePath,
      paths.locationsPath,
      paths.privacyPath,
      paths.boardPath(id),
    ];
    expect(places.filter((path) => count(pageAt(path), said(pageAt(path), yard)) === 0)).toEqual([]);
  });

  test('pages with the phone of the business say it there, too', () => {
    const silent = [
      paths.homePath,
      paths.sellCarPath,
      paths.pickupPath,
      paths.callbackPath,
      paths.thankYouPath,
      paths.pricesPath,
      paths.estimatePath,
      paths.ticketPath,
      paths.whatToBringPath,
      paths.searchPath,
      paths.offerPath,
      paths.offlinePath,
      paths.materialPath('copper'),
    ].filter((path) => count(pageAt(path), said(pageAt(path))) < 2);
    expect(silent).toEqual([]);
  });

  test('home says it below the call for the complete price list', () => {
    const page = pageAt(paths.homePath);
    const [cards = ''] = /<li class="price-other">.*?<\/li>/s.exec(page.html) ?? [];
    expect(cards).toContain('<span lang="es">Se habla español</span>: ');
  });
});

const ENGLISH_ONLY = 'Esta parte está solo en inglés. ¿Preguntas? Llámenos, hablamos español: ';

test('shop, orders and blog say in Spanish that they are in English, and whom to call', () => {
  const saying = BUILT_PAGES.filter(({ html }) => html.includes(ENGLISH_ONLY));
  const without = BUILT_PAGES.filter(
    ({ path }) => /^\/(?:blog|merch|checkout|payment|order)/.test(path) && !translatedPage(path),
  );
  expect(saying.map(({ path }) => path)).toEqual(without.map(({ path }) => path));
  expect(saying.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/merch', '/checkout', '/order-confirmation', '/blog', '/blog/cans-and-siding']),
  );
  for (const { html } of saying) {
    const [, line = ''] = /<aside [^>]*lang="es"[^>]*>(.*?)<\/aside>/s.exec(html) ?? [];
    expect(line).toMatch(/href="tel:\+1\d{10}"/);
  }
});
