import { PHOTO_MAX_BYTES } from '../../../src/business/constants.ts';
import { isReadableDrawing, isReadablePicture } from '../../providers/photos/reencode-photo.ts';

/** Ours are below 10 KB. */
const TEXT_MAX_BYTES = 200_000;

/** A browser reads other encodings too, and skips characters of some: then a word is there that no pattern finds here. */
const isPlainText = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(text).equals(bytes) &&
  !/(?![\t\n\r])\p{Cc}/u.test(text) &&
  !/<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(text);

/** The build asks for its size in its first 1,000 characters. */
function hasSize(drawing: string): boolean {
  const root = /<svg\s(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(drawing.slice(0, 1_000))?.[0] ?? '';
  return (
    /\sviewBox=["']-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+["']/.test(root) ||
    ['width', 'height'].every((side) => new RegExp(`\\s${side}=["'][\\d.]+(?:px)?["']`).test(root))
  );
}

/**
 * Why a file is not what its name says, or is too large; null if nothing is wrong. A picture is told by its bytes, as visitors' photos are, and
 * read once, as the build will.
 */
export async function fileProblem(path: string, bytes: Uint8Array): Promise<string | null> {
  const isText = /\.(?:md|json|svg)$/.test(path);
  if (bytes.byteLength > (isText ? TEXT_MAX_BYTES : PHOTO_MAX_BYTES)) return 'this file is too large';
  if (!isText)
    return (await isReadablePicture(bytes))
      ? null
      : 'this isn’t a picture we can read: use JPEG, PNG or WebP';
  const text = Buffer.from(bytes).toString();
  if (!isPlainText(bytes, text)) return 'we can’t read this file';
  const isFine = !path.endsWith('.svg') || (hasSize(text) && (await isReadableDrawing(bytes)));
  return isFine ? null : 'we can’t read this drawing: save it as SVG with a width and a height';
}
