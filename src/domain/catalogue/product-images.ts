const kebab = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** "/merchandise/yard-crew-tee-safety-orange.svg"; without a color "/merchandise/parts-run-tote.svg". */
export const productImage = (slug: string, color: string): string =>
  `/merchandise/${color === '' ? slug : `${slug}-${kebab(color)}`}.svg`;

/** The root-relative address of the picture that shows it in use. */
export const productInUseImage = (slug: string): string => `/merchandise/in-use/${slug}.svg`;

/** The longest sides of an uploaded picture, which is square. The smaller one is in the catalogue. */
export const PICTURE_SIDES = [800, 1600] as const;

const UPLOADED = /^\/api\/merchandise\/pictures\/([0-9a-f]{32})-800\.webp$/;

/** Whether a picture was uploaded by an owner, and so is there in two sizes. */
export const isUploadedPicture = (image: string): boolean => UPLOADED.test(image);

/** The address of an uploaded picture. Its name is made of its content, so it never changes. */
export const uploadedPicture = (name: string, side: (typeof PICTURE_SIDES)[number] = 800): string =>
  `/api/merchandise/pictures/${name}-${side}.webp`;

/** For an <img>: both sizes of an uploaded picture; nothing for any other. */
export function pictureSources(
  image: string,
  sizes: string,
): { readonly srcSet?: string; readonly sizes?: string } {
  const name = UPLOADED.exec(image)?.[1];
  return name === undefined
    ? {}
    : { srcSet: PICTURE_SIDES.map((side) => `${uploadedPicture(name, side)} ${side}w`).join(', '), sizes };
}

const DRAWN = /^\/merchandise\/([a-z0-9-]+)\.svg$/;

/** Whether a picture is one of those drawn for the opening range. */
export const isDrawnPicture = (image: string): boolean => DRAWN.test(image);

/** A product's picture for social networks; undefined for a drawing, of which the site draws a card. */
export function sharedPicture(image: string) {
  if (isDrawnPicture(image)) return undefined;
  const [, side] = PICTURE_SIDES;
  // Printful says no size.
  const imageSize = isUploadedPicture(image) ? { width: side, height: side } : null;
  return { image: feedPicture(image), imageSize };
}

/** The picture as Google takes it, in its feed and as structured data: the larger one of an upload, and the PNG that the build makes of each drawing. */
export function feedPicture(image: string): string {
  const name = UPLOADED.exec(image)?.[1];
  return name === undefined ? image.replace(DRAWN, '/merch/pictures/$1.png') : uploadedPicture(name, 1600);
}
