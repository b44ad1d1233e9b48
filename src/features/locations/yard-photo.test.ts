import type { ImageMetadata } from 'astro';
import { expect, test } from 'vitest';
import { yardPhoto } from './yard-photo.ts';

const photo = (src: string): ImageMetadata => ({ src, width: 1600, height: 900, format: 'jpg' });
const photos = {
  '../../assets/yards/our-gate.jpg': photo('/our-gate.jpg'),
  '../../assets/yards/img_0412.webp': photo('/img_0412.webp'),
};

test('a yard has the photo that its page names', () => {
  expect(yardPhoto('../../assets/yards/img_0412.webp', photos)?.src).toBe('/img_0412.webp');
});

test.each([undefined, null, ''])('a yard that names %j has none', (named) => {
  expect(yardPhoto(named, photos)).toBeUndefined();
});

test('a build stops on a photo that is not there, and names it', () => {
  expect(() => yardPhoto('../../assets/yards/gate.webp', photos)).toThrow('../../assets/yards/gate.webp');
});
