import { expect, test } from 'vitest';
import { pictureFile, sharePictureName } from './share-picture.ts';

test.each([
  ['/assets/truck-scale.B1c_d-2E.svg', 'truck-scale.svg'],
  ['/@fs/yard/src/assets/blog/truck-scale.svg?origWidth=1200', 'truck-scale.svg'],
  ['/assets/truck.scale.B1c_d-2E.jpg', 'truck.scale.jpg'],
])('%s shows %s', (address, file) => expect(pictureFile(address)).toBe(file));

test.each([
  ['svg', 'truck-scale.png'],
  ['png', 'truck-scale.png'],
  ['jpg', 'truck-scale.jpg'],
  ['webp', 'truck-scale.jpg'],
] as const)('a picture in %s is shared as %s', (format, name) => {
  const src = { src: `/assets/truck-scale.B1c_d-2E.${format}`, width: 1, height: 1, format };
  expect(sharePictureName({ image: { src, alt: 'A scale.' } })).toBe(name);
});
