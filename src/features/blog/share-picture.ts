import type { Post } from './posts.ts';

/** The file name behind the URL that Astro gives an image: truck-scale.svg for "/assets/truck-scale.B1c_d-2E.svg". */
export const pictureFile = (address: string): string =>
  address
    .replace(/\?.*$/, '')
    .replace(/^.*\//, '')
    .replace(/\.[\w-]{8}(?=\.\w+$)/, '');

/**
 * The file name of a post's picture for social networks; posts with the same picture share it. A drawing stays sharp as a
 * PNG, but a photo would be ten times as large.
 */
export function sharePictureName({ image }: Pick<Post, 'image'>): string {
  const isDrawing = image.src.format === 'svg' || image.src.format === 'png';
  return `${pictureFile(image.src.src).replace(/\.\w+$/, '')}.${isDrawing ? 'png' : 'jpg'}`;
}
