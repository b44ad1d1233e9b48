import { hash } from 'node:crypto';
import { PHOTO_MAX_BYTES } from '../../../src/business/constants.ts';
import type { ProductPicture } from '../../../src/domain/catalogue/admin-products.api.ts';
import { PICTURE_SIDES, uploadedPicture } from '../../../src/domain/catalogue/product-images.ts';
import { readBytes } from '../../lib/http/read-request.ts';
import { savePicture } from '../../providers/photos/picture-store.ts';
import { squarePictures } from '../../providers/photos/reencode-photo.ts';

const NAME_LENGTH = 32;

/**
 * Stores a picture in both sizes, square, upright, without metadata. The same picture has the same name. Throws too_large,
 * unsupported_media_type, unavailable.
 */
export async function addProductPicture(request: Request): Promise<ProductPicture> {
  const pictures = await squarePictures(await readBytes(request, PHOTO_MAX_BYTES), PICTURE_SIDES);
  const name = hash('sha256', pictures.at(-1) ?? '', 'hex').slice(0, NAME_LENGTH);
  // The catalogue names the smaller one, so the larger one is there first.
  for (const [index, side] of [...PICTURE_SIDES.entries()].toReversed()) {
    const webp = pictures[index];
    if (webp) await savePicture(uploadedPicture(name, side), webp);
  }
  return { image: uploadedPicture(name) };
}
