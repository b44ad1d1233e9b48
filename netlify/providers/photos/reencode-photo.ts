import type { Sharp } from 'sharp';
import {
  PHOTO_JPEG_QUALITY,
  PHOTO_LONGEST_SIDE_PX,
  PHOTO_MAX_PIXELS,
} from '../../../src/business/constants.ts';
import { CodedError } from '../../lib/http/errors.ts';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

const holds = (bytes: Uint8Array, at: number, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[at + index] === byte);

/** JPEG, PNG or WebP by their first bytes; file names and headers prove nothing. */
export const isAllowedPicture = (bytes: Uint8Array): boolean =>
  holds(bytes, 0, JPEG) || holds(bytes, 0, PNG) || (holds(bytes, 0, RIFF) && holds(bytes, 8, WEBP));

/** Loaded with the first photo; handles one at a time and caches nothing, so that memory use stays flat. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Decodes any accepted picture upright, and re-encodes it. Throws unsupported_media_type, or too_large for too many pixels. */
async function reencode<T>(bytes: Uint8Array, encode: (upright: Sharp) => Promise<T>): Promise<T> {
  if (!isAllowedPicture(bytes)) throw new CodedError('unsupported_media_type');
  const sharp = await loadSharp();
  try {
    return await encode(sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS }).autoOrient());
  } catch (cause) {
    const isBomb = cause instanceof Error && cause.message.includes('pixel limit');
    throw new CodedError(isBomb ? 'too_large' : 'unsupported_media_type', { cause });
  }
}

/** Whether all of a picture or drawing can be decoded. */
async function isDecodable(bytes: Uint8Array): Promise<boolean> {
  const sharp = await loadSharp();
  const small = sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS }).resize(8, 8).raw().toBuffer();
  return small.then(
    () => true,
    () => false,
  );
}

/** A whole JPEG, PNG or WebP. */
export const isReadablePicture = async (bytes: Uint8Array): Promise<boolean> =>
  isAllowedPicture(bytes) && isDecodable(bytes);

/** A whole SVG. Nothing here looks for what a browser would run in it. */
export const isReadableDrawing = async (bytes: Uint8Array): Promise<boolean> =>
  Buffer.from(bytes).includes('<svg') && isDecodable(bytes);

/**
 * Re-encodes any accepted picture as JPEG: upright, at most the stored size, without metadata or hidden
 * data. Throws unsupported_media_type, or too_large if it would decode to too many pixels.
 */
export const reencodePhoto = (bytes: Uint8Array): Promise<Buffer> =>
  reencode(bytes, (upright) =>
    upright
      .resize(PHOTO_LONGEST_SIDE_PX, PHOTO_LONGEST_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: Math.round(PHOTO_JPEG_QUALITY * 100) })
      .toBuffer(),
  );

/** The color behind the drawn products. */
const PLATE = '#eeeae1';
const WEBP_QUALITY = 80;

/** The same for a product: squares of these sides as WebP, with a plate around what is not square. */
export const squarePictures = (bytes: Uint8Array, sides: readonly number[]): Promise<readonly Buffer[]> =>
  reencode(bytes, async (upright) => {
    const made: Buffer[] = [];
    for (const side of sides) {
      const square = upright
        .clone()
        .resize(side, side, { fit: 'contain', background: PLATE })
        .flatten({ background: PLATE })
        .webp({ quality: WEBP_QUALITY });
      made.push(await square.toBuffer());
    }
    return made;
  });
