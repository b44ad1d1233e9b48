import { expect, test } from 'vitest';
import { priceText } from './price.schema.ts';

test.each(['0.085', '4.50', '170', '123456.7891'])('"%s" is a price and stays as typed', (price) => {
  expect(priceText.parse(price)).toBe(price);
});

test.each(['', '-1', '1e3', '4,50', '1.23456', '1234567', 'NaN', '4.50; drop table metal_prices'])(
  '"%s" is no price',
  (price) => {
    expect(priceText.safeParse(price).success).toBe(false);
  },
);
