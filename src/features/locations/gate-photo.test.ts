import type { ImageMetadata } from 'astro';
import { expect, test } from 'vitest';
import { gatePhoto } from './gate-photo.ts';

const photo = (src: string): ImageMetadata => ({ src, width: 1600, height: 900, format: 'jpg' });
const photos = {
  '../../assets/yards/griffin.jpg': photo('/griffin.jpg'),
  '../../assets/yards/newnan.webp': photo('/newnan.webp'),
};

test('a yard has the photograph that carries its name, whatever its format', () => {
  expect(gatePhoto('griffin', photos)?.src).toBe('/griffin.jpg');
  expect(gatePhoto('newnan', photos)?.src).toBe('/newnan.webp');
});

test('a yard without one has none', () => {
  expect(gatePhoto('atlanta', photos)).toBeUndefined();
});
