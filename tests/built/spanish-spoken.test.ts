import { describe, expect, test } from 'vitest';
import { YARDS } from '../../src/business/yards.ts';
import { generalSpanishHours, spanishHours } from '../../src/domain/locations/spanish-spoken.ts';
import { SPANISH_POSTS } from '../../src/domain/content/spanish-posts.ts';
import { spanishSpokenText } from '../../src/domain/shared/language/spanish-spoken.ts';
import * as english from '../../src/paths.ts';
import * as spanish from '../../src/paths.es.ts';
import { translatedPage } from '../../src/translated-pages.es.ts';
import { BUILT_PAGES, type BuiltPage } from './built-page.ts';

// The sample yards say when Spanish is spoken; that a yard which does not is silent is in spanish-spoken.test.ts, next to the rule.

const pageAt = (path: string) => BUILT_PAGES.find((page) => page.path === path) as BuiltPage;

/** What every page says, in the language of whoever it is for. */
const said = (yard?: (typeof YARDS)[number]) =>
  `lang="es">${spanishSpokenText((yard ? spanishHours(yard) : generalSpanishHours()) ?? '')}<`;
const count = ({ html }: BuiltPage, words: string) =>
  html.replaceAll(/&#160;|&nbsp;/g, '\u00A0').split(words).length - 1;

test('the footer of every page says it next to the phone and the hours', () => {
  const framed = BUILT_PAGES.filter(({ html }) => html.includes('id="contact"'));
  expect(framed.length).toBeGreaterThan(80);
  expect(framed.filter((page) => count(page, said()) === 0).map(({ path }) => path)).toEqual([]);
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
    expect(places.filter((path) => count(pageAt(path), said(yard)) === 0)).toEqual([]);
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
    ].filter((path) => count(pageAt(path), said()) < 2);
    expect(silent).toEqual([]);
  });

  test('home says it below the call for the complete price list', () => {
    const page = pageAt(paths.homePath);
    const [cards = ''] = /<li class="price-other">.*?<\/li>/s.exec(page.html) ?? [];
    expect(cards).toContain(said());
  });
});

const ENGLISH_ONLY = 'Solo en inglés. Llámenos, hablamos español: ';

test('shop, checkout, orders and blog say in Spanish that they are in English, and whom to call, but not the page of a payment', () => {
  const saying = BUILT_PAGES.filter(({ html }) => html.includes(ENGLISH_ONLY));
  const without = BUILT_PAGES.filter(
    ({ path }) => /^\/(?:blog|merch|checkout|order)/.test(path) && !translatedPage(path),
  );
  expect(saying.map(({ path }) => path)).toEqual(without.map(({ path }) => path));
  expect(saying.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/merch', '/checkout', '/order-confirmation', '/blog', '/blog/cans-and-siding']),
  );
  for (const { html } of saying) {
    const [, line = ''] = /<aside [^>]*lang="es"[^>]*>(.*?)<\/aside>/s.exec(html) ?? [];
    expect(line).toMatch(/href="tel:\+1\d{10}"/);
  }
  for (const slug of Object.keys(SPANISH_POSTS))
    expect(pageAt('/blog').html).toContain(`href="${spanish.postPath(slug)}" hreflang="es"`);
});
