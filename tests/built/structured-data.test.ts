import { describe, expect, test } from 'vitest';
import { YARDS } from '../../src/business/yards.ts';
import { locationPath } from '../../src/paths.ts';
import { translatedPage } from '../../src/translated-pages.es.ts';
import { BUILT_PAGES, type BuiltPage } from './built-page.ts';
import { STRUCTURED_DATA } from './structured-data-rules.ts';

interface Block {
  readonly '@context'?: string;
  readonly '@type'?: string;
}

const blocks = BUILT_PAGES.flatMap((page) =>
  (page.structuredData as Block[]).map((block) => ({ page, block, name: `${page.file} ${block['@type']}` })),
);
const typesOf = (page: BuiltPage) =>
  blocks.filter((each) => each.page === page).map(({ block }) => block['@type']);

/** A page's visible text, to compare the markup with. */
const visibleText = ({ html }: BuiltPage) =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#39;|&apos;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

describe.each(blocks)('$name', ({ block }) => {
  // Asked: 46, 226
  test('keeps the rules of its type', () => {
    const schema = STRUCTURED_DATA[block['@type'] ?? ''];
    expect(schema, 'a type that nobody wrote rules for').toBeDefined();
    expect(schema?.safeParse(block).error?.issues ?? []).toEqual([]);
  });
});

// Asked: 225
test('nobody is said to have reviewed or rated anything', () => {
  const claims = blocks.filter(({ block }) =>
    /"(?:review|aggregateRating|reviewRating)"/i.test(JSON.stringify(block)),
  );
  expect(claims.map(({ name }) => name)).toEqual([]);
});

test.each([
  [/^\/location\/(?!not-found)./, 'RecyclingCenter'],
  [/^\/materials\/./, 'FAQPage'],
  [/^\/merch\/./, 'Product'],
  [/^\/blog\/(?!page\/|tag\/)./, 'BlogPosting'],
])('pages at %s say what they are: %s', (pattern, type) => {
  const pages = BUILT_PAGES.filter(({ path }) => pattern.test(path));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((page) => !typesOf(page).includes(type)).map(({ file }) => file)).toEqual([]);
});

interface YardBlock extends Block {
  readonly '@id': string;
  readonly url: string;
  readonly name: string;
  readonly address: { readonly streetAddress: string; readonly postalCode: string };
  readonly geo?: { readonly latitude: number; readonly longitude: number };
  readonly openingHoursSpecification?: readonly object[];
}

const yardBlocks = (path: string) =>
  blocks
    .filter(({ page, block }) => page.path === path && block['@type'] === 'RecyclingCenter')
    .map(({ block }) => block as YardBlock);

test.each(YARDS)('the page of $name has its place and its hours', ({ id, coordinates, zip }) => {
  const [yard, ...more] = yardBlocks(locationPath(id));
  expect(more).toEqual([]);
  expect(yard?.address.postalCode).toBe(zip);
  expect(yard?.geo).toMatchObject({ latitude: coordinates.lat, longitude: coordinates.lng });
  expect(yard?.openingHoursSpecification?.length).toBeGreaterThanOrEqual(2);
});

test('home names each yard with its address, and with the page that has the rest', () => {
  expect(yardBlocks('/').map(({ url, address }) => [new URL(url).pathname, address.streetAddress])).toEqual(
    YARDS.map(({ id, street }) => [locationPath(id), street]),
  );
  // One yard, not two, to the person who reads both pages.
  expect(yardBlocks('/').map((yard) => yard['@id'])).toEqual(
    YARDS.map(({ id }) => yardBlocks(locationPath(id))[0]?.['@id']),
  );
});

const HOMES: readonly (string | undefined)[] = Object.values(translatedPage('/') ?? {});

test('every page below home that may be found has breadcrumbs', () => {
  const pages = BUILT_PAGES.filter((page) => page.isIndexable && !HOMES.includes(page.path));
  expect(pages.filter((page) => !typesOf(page).includes('BreadcrumbList')).map(({ file }) => file)).toEqual(
    [],
  );
});

test('questions and answers that are marked up can be read on the page', () => {
  const hidden = blocks.flatMap(({ page, block }) => {
    if (block['@type'] !== 'FAQPage') return [];
    const text = visibleText(page);
    const { mainEntity } = block as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
    return mainEntity
      .flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])
      .filter((words) => !text.includes(words.replaceAll(/\s+/g, ' ')));
  });
  expect(hidden).toEqual([]);
});
