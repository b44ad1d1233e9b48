import sharp from 'sharp';
import { PALETTE } from '../../../tailwind.config.mjs';
import { GRAPPLE, PLATE } from '../navigation/mark.ts';

const { signal, 'on-signal': onSignal } = PALETTE.fixed;

/** /icon.svg: the site's mark. */
export const MARK_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${signal}" d="${PLATE}"/><path fill="${onSignal}" d="${GRAPPLE}"/></svg>`;

const ICO_PX = 48;
const ICO_HEADER_BYTES = 22;

/** /favicon.ico, for search engines and browsers that ask for it: a PNG in an ICO's frame of one picture. */
export async function faviconIco(): Promise<Buffer> {
  const png = await sharp(Buffer.from(MARK_SVG), { density: 72 })
    .resize(ICO_PX, ICO_PX)
    .png({ palette: true })
    .toBuffer();
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  // ICONDIR: an icon, one picture. ICONDIRENTRY: its size, planes, bits, length and place.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICO_PX, 6);
  header.writeUInt8(ICO_PX, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(ICO_HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
