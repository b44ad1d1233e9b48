import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { PALETTE } from '../../tailwind.config.mjs';
import { BUSINESS_NAME, BUSINESS_PHONE } from '../business/business.ts';
import { SHARE_PICTURE } from '../business/constants.ts';
import { YARD_IDS, YARDS } from '../business/yards.ts';
import { formatPhone } from '../domain/shared/contact/phone.ts';
import { isPhoto, YARD_SCENE, type SocialCard } from '../layouts/head/social-cards.ts';

const { steel, signal, 'on-steel': onSteel, 'on-signal': onSignal } = PALETTE.fixed;
const MARGIN = 64;
const BAND = 72;
const STAGE = SHARE_PICTURE.height - BAND;
/** The width and height of a drawing other than the backdrop. */
const FRAME = 400;

/** The drawings have few colors, so the least effort compresses them well enough. */
const FLAT = { palette: true, colors: 64, quality: 90, dither: 0, effort: 1 } as const;

const face = readFile(
  createRequire(join(process.cwd(), 'package.json')).resolve(
    '@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff',
  ),
);

/** A satori box: a React element without React. */
const box = (style: Readonly<Record<string, unknown>>, ...children: readonly unknown[]) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** As large as the longest line allows next to the drawing. */
const headlineSize = (lines: readonly string[]) =>
  Math.min(150, 1200 / Math.max(...lines.map(({ length }) => length)), 400 / lines.length);

async function wordsOf({ headline, line, phone = BUSINESS_PHONE }: SocialCard): Promise<string> {
  const towns = YARDS.map(({ city }) => city).join('   ');
  const words = box(
    { width: '100%', height: '100%', flexDirection: 'column', color: onSteel },
    box(
      {
        flexDirection: 'column',
        height: STAGE,
        padding: `44px ${MARGIN}px`,
        justifyContent: 'space-between',
      },
      box({ fontSize: 36, textTransform: 'uppercase' }, BUSINESS_NAME),
      box(
        {
          flexDirection: 'column',
          fontSize: headlineSize(headline),
          lineHeight: 0.9,
          textTransform: 'uppercase',
        },
        ...headline.map((text, index) => box(index === headline.length - 1 ? { color: signal } : {}, text)),
      ),
      box({ fontSize: 34 }, line),
    ),
    box(
      {
        height: BAND,
        padding: `0 ${MARGIN}px`,
        alignItems: 'center',
        justifyContent: 'space-between',
        background: signal,
      },
      box({ fontSize: 30, color: onSignal, textTransform: 'uppercase', whiteSpace: 'pre' }, towns),
      box({ fontSize: 44, color: onSignal }, formatPhone(phone)),
    ),
  );
  return satori(words as Parameters<typeof satori>[0], {
    ...SHARE_PICTURE,
    fonts: [{ name: 'Barlow Condensed', data: await face, weight: 800 }],
  });
}

/** A photo behind everything, darker where the words are. */
async function behind({ drawing }: SocialCard): Promise<string> {
  const file = sharp(join(process.cwd(), drawing));
  const photo = await file
    .resize({ ...SHARE_PICTURE, fit: 'cover' })
    .jpeg()
    .toBuffer();
  const place = `width="${SHARE_PICTURE.width}" height="${SHARE_PICTURE.height}"`;
  const stops = [
    [0.1, 0.9],
    [0.55, 0.75],
    [0.9, 0.1],
  ].map(([at, opacity]) => `<stop offset="${at}" stop-color="${steel}" stop-opacity="${opacity}"/>`);
  return `<image ${place} href="data:image/jpeg;base64,${photo.toString('base64')}"/>
    <linearGradient id="shade">${stops.join('')}</linearGradient><rect ${place} fill="url(#shade)"/>`;
}

/** The drawing itself, or a symbol of a sprite, as an element at a given position. */
async function placed(card: SocialCard): Promise<string> {
  const [file = '', named] = card.drawing.split('#');
  const svg = await readFile(join(process.cwd(), file), 'utf8');
  // A new yard has no drawing of its own.
  const isYetToDraw = YARD_IDS.some((id) => id === named) && !svg.includes(`<symbol id="${named}"`);
  const drawing = isYetToDraw ? YARD_SCENE : card.drawing;
  const symbol = isYetToDraw ? 'yard' : named;
  const shape = symbol
    ? new RegExp(`<symbol id="${symbol}" viewBox="([^"]+)"`)
    : /<svg[^>]* viewBox="([^"]+)"/;
  const viewBox = shape.exec(svg)?.[1];
  if (!viewBox) throw new Error(`${drawing} has no viewBox.`);
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  const isBackdrop = drawing === YARD_SCENE;
  const shownHeight = isBackdrop ? STAGE : FRAME;
  const shownWidth = isBackdrop ? (STAGE * width) / height : FRAME;
  const left = SHARE_PICTURE.width - shownWidth - (isBackdrop ? 0 : MARGIN);
  const place = `x="${left}" y="${(STAGE - shownHeight) / 2}" width="${shownWidth}" height="${shownHeight}"`;
  const inner = symbol ? `${svg}<use href="#${symbol}" width="${width}" height="${height}"/>` : svg;
  return `<svg ${place} viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;
}

/** The picture, of a drawing as PNG and of a photo as JPEG: its words are drawn as outlines, so that no machine needs the face installed. */
export async function socialPicture(card: SocialCard): Promise<Buffer> {
  const [words, drawing] = await Promise.all([wordsOf(card), isPhoto(card) ? behind(card) : placed(card)]);
  const { width, height } = SHARE_PICTURE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}${words}</svg>`;
  const picture = sharp(Buffer.from(svg)).flatten({ background: steel });
  return (isPhoto(card) ? picture.jpeg({ quality: 80, mozjpeg: true }) : picture.png(FLAT)).toBuffer();
}
