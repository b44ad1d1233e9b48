import { expect, test } from 'vitest';
import { YARDS } from '../business/yards.ts';
import { locationPath } from '../paths.ts';
import { socialCardOf } from './social-cards.ts';

test.each(YARDS)('the picture of $name is drawn with its own phone and yard', ({ id, phone, city }) => {
  expect(socialCardOf(locationPath(id))).toMatchObject({
    phone,
    drawing: `src/assets/scenes.svg#${id}`,
    headline: ['Scrap yard', city],
  });
});

test('other pages carry the main number', () => {
  expect(socialCardOf('/materials/copper').phone).toBeUndefined();
});
