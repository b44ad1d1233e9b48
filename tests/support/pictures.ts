import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Bytes = Uint8Array<ArrayBuffer>;

const bytes = (buffer: Uint8Array): Bytes => new Uint8Array(buffer);

/** A plain picture of the given size. */
export async function picture(
  type: 'jpeg' | 'png' | 'webp' = 'jpeg',
  width = 320,
  height = 240,
): Promise<Bytes> {
  const background = { r: 180, g: 90, b: 40 };
  return bytes(
    await sharp({ create: { width, height, channels: 3, background } })
      .toFormat(type)
      .toBuffer(),
  );
}

/** A phone's JPEG: rotated, with the place and the owner's name. */
export async function phonePhoto(): Promise<Bytes> {
  const jpeg = sharp(await picture('jpeg', 400, 200))
    .withExif({
      IFD0: { Artist: 'Ada Wright' },
      IFD3: { GPSLatitude: '33/1 14/1 48/1', GPSLatitudeRef: 'N', GPSLongitude: '84/1 15/1 50/1' },
    })
    .withMetadata({ orientation: 6 });
  return bytes(await jpeg.toBuffer());
}

/** Incompressible bytes. */
export async function noisyPicture(side: number): Promise<Bytes> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const made = sharp({ create: { width: side, height: side, channels: 3, background: '#000', noise } });
  return bytes(await made.png({ compressionLevel: 0 }).toBuffer());
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A small PNG that is really `side` pixels square: one gray level, which compresses to almost nothing. */
export function bomb(side: number): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return bytes(Buffer.concat([signature, ...parts]));
}

export const text = (source: string): Bytes => bytes(Buffer.from(source));

export const joined = (...parts: Uint8Array[]): Bytes => bytes(Buffer.concat(parts));
