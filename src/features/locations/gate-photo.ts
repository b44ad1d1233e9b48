import type { ImageMetadata } from 'astro';
import type { YardId } from '../../business/yards.ts';

/** The owner's photograph of a yard's gate: src/assets/yards/griffin.jpg and so on. Undefined: there is none, and nothing stands in its place. */
export function gatePhoto(
  id: YardId,
  photos: Readonly<Record<string, ImageMetadata>>,
): ImageMetadata | undefined {
  return Object.entries(photos).find(([path]) => path.split('/').at(-1)?.split('.')[0] === id)?.[1];
}
