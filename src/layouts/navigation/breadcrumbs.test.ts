import { expect, test } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';

const trail = (pathname: string, last?: string) =>
  breadcrumbs(pathname, last)
    .map(({ label }) => label)
    .join(' > ');

// Asked: 39
test.each([
  ['/', ''],
  ['/index.html', ''],
  ['/locations', 'Home > Locations'],
  ['/location/griffin', 'Home > Locations > Griffin'],
  ['/location/griffin.html', 'Home > Locations > Griffin'],
  ['/merch', 'Home > Merchandise'],
  ['/admin/quotes', 'Home > Admin > Requests'],
  ['/admin/funding/orders', 'Home > Admin > Money > Orders'],
  ['/rewards', 'Home > Rewards'],
  ['/blog/how-to-sort-copper', 'Home > Blog > How to sort copper'],
  ['/blog/tag/copper/2.html', 'Home > Blog > Copper > 2'],
  ['/materials/stainless-steel/', 'Home > Materials > Stainless steel'],
  ['/thank-you', 'Home > Thank you'],
  ['/merch-contact', 'Home > Merch contact'],
  ['/order-confirmation', 'Home > Order confirmation'],
])('%s reads "%s"', (pathname, text) => expect(trail(pathname)).toBe(text));

test('a page may name itself', () => {
  expect(trail('/location/griffin', 'Griffin GA')).toBe('Home > Locations > Griffin GA');
});

test('every crumb leads to a page that exists', () => {
  expect(breadcrumbs('/location/griffin').map(({ href }) => href)).toEqual([
    '/',
    '/locations',
    '/location/griffin',
  ]);
  expect(breadcrumbs('/materials/brass').map(({ href }) => href)).toEqual([
    '/',
    '/#services',
    '/materials/brass',
  ]);
  expect(breadcrumbs('/blog/page/2', 'Page 2').map(({ href }) => href)).toEqual([
    '/',
    '/blog',
    '/blog/page/2',
  ]);
});
