// ASVS: 5.2.2
import { expect, test } from 'vitest';
import { isAllowedPicture } from './reencode-photo.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

test.each([
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0])],
  ['a PNG', bytes(PNG)],
  ['a WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
])('%s is taken', (_, picture) => expect(isAllowedPicture(picture)).toBe(true));

test.each([
  ['nothing', bytes()],
  ['a GIF', bytes('GIF89a')],
  ['a sound', bytes('RIFF', [1, 2, 3, 4], 'WAVE')],
  ['WebP without its frame', bytes('ABCD', [1, 2, 3, 4], 'WEBP')],
  ['half a PNG', bytes(PNG.slice(0, 7))],
  ['a JPEG that begins late', bytes([0, 0xff, 0xd8, 0xff])],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
])('%s is not', (_, file) => expect(isAllowedPicture(file)).toBe(false));
