import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { PALETTE } from '../../tailwind.config.mjs';
import { BUSINESS } from '../business/business.ts';
import { SHARE_PICTURE } from '../business/constants.ts';
import { YARDS } from '../business/yards.ts';
import { formatPhone } from '../domain/shared/phone.ts';
import { YARD_SCENE, type SocialCard } from '../layouts/social-cards.ts';

const { steel, signal, 'on-steel': onSteel, 'on-signal': onSignal } = PALETTE.fixed;
const MARGIN = 64;
const BAND = 72;
const STAGE = SHARE_PICTURE.height - BAND;
/** The sides of a drawing that is not the backdrop. */
const FRAME = 400;

const face = readFile(
  createRequire(join(process.cwd(), 'package.json')).resolve(
    '@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff',
  ),
);

/** A box of satori's: React's element without React. */
const box = (style: Readonly<Record<string, unknown>>, ...children: readonly unknown[]) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** As large as the longest line lets it stand beside the drawing. */
const headlineSize = (lines: readonly string[]) =>
  Math.min(150, 1200 / Math.max(...lines.map(({ length }) => length)), 400 / lines.length);

async function wordsOf({ headline, line }: SocialCard): Promise<string> {
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
      box({ fontSize: 36, textTransform: 'uppercase' }, BUSINESS.name),
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
      box({ fontSize: 44, color: onSignal }, formatPhone(BUSINESS.phone)),
    ),
  );
  return satori(words as Parameters<typeof satori>[0], {
    ...SHARE_PICTURE,
    fonts: [{ name: 'Barlow Condensed', data: await face, weight: 800 }],
  });
}

/** The drawing as it is, or the symbol of a sheet as a drawing of its own. */
async function drawingOf({ drawing }: SocialCard): Promise<Buffer> {
  const [file = '', symbol] = drawing.split('#');
  const svg = await readFile(join(process.cwd(), file), 'utf8');
  if (!symbol) return Buffer.from(svg);
  const [, width, height] = new RegExp(`<symbol id="${symbol}" viewBox="0 0 (\\d+) (\\d+)"`).exec(svg) ?? [];
  const size = `width="${width}" height="${height}"`;
  return Buffer.from(
    svg
      .replace('<svg ', `<svg viewBox="0 0 ${width} ${height}" ${size} `)
      .replace(/<\/svg>\s*$/, `<use href="#${symbol}" ${size}/></svg>`),
  );
}

/** The picture as PNG: its words are drawn as outlines, so that no machine needs the face installed. */
export async function socialPicture(card: SocialCard): Promise<Buffer> {
  const [words, drawing] = await Promise.all([wordsOf(card), drawingOf(card)]);
  const isBackdrop = card.drawing === YARD_SCENE;
  const { data, info } = await sharp(drawing, { density: 150 })
    .resize(isBackdrop ? { height: STAGE } : { height: FRAME, width: FRAME })
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { ...SHARE_PICTURE, channels: 3, background: steel } })
    .composite([
      {
        input: data,
        left: SHARE_PICTURE.width - info.width - (isBackdrop ? 0 : MARGIN),
        top: Math.round((STAGE - info.height) / 2),
      },
      { input: Buffer.from(words) },
    ])
    .png({ palette: true, colours: 64, dither: 0, effort: 4 })
    .toBuffer();
}
