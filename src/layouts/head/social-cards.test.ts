import { expect, test } from 'vitest';
import { YARDS } from '../../business/yards.ts';
import { locationPath } from '../../paths.ts';
import { socialAddress, socialCardOf, yardDrawing } from './social-cards.ts';

test.each(YARDS)('the picture of $name is drawn with its own phone and yard', ({ id, phone, city }) => {
  expect(socialCardOf(locationPath(id))).toMatchObject({
    phone,
    drawing: `src/assets/scenes.svg#${id}`,
    headline: ['Scrap yard', city],
  });
});

test.each([
  ['../../assets/yards/img-0412.webp', 'src/assets/yards/img-0412.webp', '/social/griffin.jpg'],
  [null, 'src/assets/scenes.svg#griffin', '/social/griffin.png'],
  [undefined, 'src/assets/scenes.svg#griffin', '/social/griffin.png'],
])('the picture of a yard with the photo %s is made of %s', (photo, file, address) => {
  const drawing = yardDrawing('griffin', photo);
  expect(drawing).toBe(file);
  expect(socialAddress({ ...socialCardOf(locationPath('griffin')), drawing })).toBe(address);
});

test('other pages carry the main number', () => {
  expect(socialCardOf('/materials/copper').phone).toBeUndefined();
});
