import type { Post } from './posts.ts';

/** The file of an image by the address that Astro gives it: "/assets/truck-scale.B1c_d-2E.svg" is truck-scale.svg. */
export const pictureFile = (address: string): string =>
  address
    .replace(/\?.*$/, '')
    .replace(/^.*\//, '')
    .replace(/\.[\w-]{8}(?=\.\w+$)/, '');

/**
 * The name of a post's picture for social networks, the same for all posts that show the same picture. A drawing keeps its
 * edges as PNG; a photo would be ten times as large in it.
 */
export function sharePictureName({ image }: Pick<Post, 'image'>): string {
  const isDrawing = image.src.format === 'svg' || image.src.format === 'png';
  return `${pictureFile(image.src.src).replace(/\.\w+$/, '')}.${isDrawing ? 'png' : 'jpg'}`;
}
