import type { ImageMetadata } from 'astro';

const PHOTOS = import.meta.glob<ImageMetadata>('../../assets/yards/*.{jpg,jpeg,png,webp}', {
  eager: true,
  import: 'default',
});

const nameOf = (path: string) => path.split('/').at(-1);

/** The photo that a yard's page names, of those in src/assets/yards. Undefined: it names none. Throws if it is not there. */
export function yardPhoto(
  photo: string | null | undefined,
  photos: Readonly<Record<string, ImageMetadata>> = PHOTOS,
): ImageMetadata | undefined {
  if (!photo) return undefined;
  const found = Object.entries(photos).find(([path]) => nameOf(path) === nameOf(photo))?.[1];
  if (!found) throw new Error(`src/content/yard-pages names a photo that is not there: ${photo}`);
  return found;
}
