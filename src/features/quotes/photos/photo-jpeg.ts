import { PHOTO_JPEG_QUALITY, PHOTO_LONGEST_SIDE_PX, PHOTO_MAX_BYTES } from '../../../business/constants.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size in whole pixels with the longest side at most `longestPx`; a smaller picture keeps its own. */
export function fitWithin({ width, height }: Size, longestPx: number): Size {
  const scale = Math.min(1, longestPx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Draws a picture as a JPEG of at most 1600 px. Throws if the browser has no canvas or makes no file. */
export async function drawJpeg(picture: CanvasImageSource, size: Size): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), fitWithin(size, PHOTO_LONGEST_SIDE_PX));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas');
  // JPEG has no transparency: without a background it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', PHOTO_JPEG_QUALITY);
  });
  if (!blob || blob.size > PHOTO_MAX_BYTES) throw new Error('The photo could not be made small enough');
  return blob;
}

/** A chosen file as such a JPEG, upright. Throws if this browser cannot decode it. */
export async function fileToJpeg(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await drawJpeg(bitmap, bitmap);
  } finally {
    bitmap.close();
  }
}
