import { expect, test } from 'vitest';
import { MERCHANDISE } from '../../business/merchandise.ts';
import { seedProduct } from './built-product.ts';
import { productData, productList } from './structured-data.ts';

const URL_OF_PAGE = 'https://example.com/merch/x';

test.each(MERCHANDISE.map((product) => [product.name, product] as const))(
  '%s has what a Product of schema.org needs to be shown with its price',
  (name, product) => {
    expect(productData(seedProduct(product), URL_OF_PAGE)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      url: URL_OF_PAGE,
      description: expect.stringMatching(/\S{3}/),
      image: expect.arrayContaining([
        expect.stringMatching(/^https:\/\/example\.com\/merch\/pictures\/.+\.png$/),
      ]),
      brand: { '@type': 'Brand', name: expect.any(String) },
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'USD',
        lowPrice: expect.stringMatching(/^\d+\.\d\d$/),
        highPrice: expect.stringMatching(/^\d+\.\d\d$/),
        offerCount: expect.any(Number),
        availability: 'https://schema.org/InStock',
      },
    });
  },
);

test('a more expensive size widens the range', () => {
  const tee = MERCHANDISE.find(({ slug }) => slug === 'yard-crew-tee');
  expect(tee && productData(seedProduct(tee), URL_OF_PAGE)).toMatchObject({
    offers: { lowPrice: '24.00', highPrice: '29.00', offerCount: 27 },
  });
});

test('the list counts from one', () =>
  expect(productList(['https://example.com/a'])).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ '@type': 'ListItem', position: 1, url: 'https://example.com/a' }],
  }));
