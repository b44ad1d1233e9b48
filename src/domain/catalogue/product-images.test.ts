import { expect, test } from 'vitest';
import {
  feedPicture,
  isDrawnPicture,
  isUploadedPicture,
  pictureSources,
  productImage,
  productInUseImage,
  sharedPicture,
  uploadedPicture,
} from './product-images.ts';

const NAME = '0123456789abcdef0123456789abcdef';
const UPLOADED = `/api/merchandise/pictures/${NAME}-800.webp`;
const DRAWN = '/merchandise/yard-crew-tee-black.svg';

test.each([
  ['yard-crew-tee', 'Black', DRAWN],
  ['yard-crew-tee', 'Safety  Orange', '/merchandise/yard-crew-tee-safety-orange.svg'],
  ['parts-run-tote', '', '/merchandise/parts-run-tote.svg'],
])('the drawing of %s in "%s" is %s', (slug, color, image) => expect(productImage(slug, color)).toBe(image));

test('a picture of it in use has an address of its own', () =>
  expect(productInUseImage('yard-crew-tee')).toBe('/merchandise/in-use/yard-crew-tee.svg'));

test.each([
  [UPLOADED, true, false],
  [DRAWN, false, true],
  [`${UPLOADED}?x=1`, false, false],
  [`https://example.com${UPLOADED}`, false, false],
  [`/api/merchandise/pictures/${NAME}-1600.webp`, false, false],
  [`/api/merchandise/pictures/${NAME.slice(1)}-800.webp`, false, false],
  [`/api/merchandise/pictures/${NAME.toUpperCase()}-800.webp`, false, false],
  [`https://example.com${DRAWN}`, false, false],
  [`${DRAWN}.png`, false, false],
  ['/merchandise/in-use/yard-crew-tee.svg', false, false],
])('%s was uploaded: %s, was drawn for the opening range: %s', (image, isUploaded, isDrawn) => {
  expect(isUploadedPicture(image)).toBe(isUploaded);
  expect(isDrawnPicture(image)).toBe(isDrawn);
});

test('an uploaded picture is there in two sizes, and the catalogue has the smaller one', () => {
  expect(uploadedPicture(NAME)).toBe(UPLOADED);
  expect(pictureSources(UPLOADED, '50vw')).toEqual({
    srcSet: `${UPLOADED} 800w, /api/merchandise/pictures/${NAME}-1600.webp 1600w`,
    sizes: '50vw',
  });
  expect(pictureSources(DRAWN, '50vw')).toEqual({});
});

test.each([
  [UPLOADED, `/api/merchandise/pictures/${NAME}-1600.webp`],
  [DRAWN, '/merch/pictures/yard-crew-tee-black.png'],
  ['/other.webp', '/other.webp'],
])('Google gets %s as %s', (image, picture) => expect(feedPicture(image)).toBe(picture));

test('an uploaded picture is the one that is shared, and a drawing leaves that to its card', () => {
  expect(sharedPicture(UPLOADED)).toEqual({
    image: `/api/merchandise/pictures/${NAME}-1600.webp`,
    imageSize: { width: 1600, height: 1600 },
  });
  expect(sharedPicture('/.netlify/images?url=x')).toEqual({
    image: '/.netlify/images?url=x',
    imageSize: null,
  });
  expect(sharedPicture(DRAWN)).toBeUndefined();
});
