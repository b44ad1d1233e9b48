import { PHOTO_JPEG_QUALITY, PHOTO_LONGEST_SIDE_PX, PHOTO_MAX_BYTES } from '../../business/constants.ts';
import { fitWithin, type Size } from '../../domain/quotes/photo-size.ts';

/** Draws a picture as a JPEG of at most 1600 px. Throws where the browser gives no canvas or no file. */
export async function toJpeg(picture: CanvasImageSource, size: Size): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), fitWithin(size, PHOTO_LONGEST_SIDE_PX));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas');
  // JPEG has no transparency; without a ground it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', PHOTO_JPEG_QUALITY);
  });
  if (!blob || blob.size > PHOTO_MAX_BYTES) throw new Error('The photo could not be made small enough');
  return blob;
}

/** A chosen file as such a JPEG, upright. Throws where it is no picture that this browser can decode. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await toJpeg(bitmap, bitmap);
  } finally {
    bitmap.close();
  }
}
