import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { PALETTE } from '../../../tailwind.config.mjs';
import { GRAPPLE, PLATE } from '../../layouts/navigation/mark.ts';

interface IconShape {
  readonly px: number;
  /** The system cuts its own shape out of a full background; the essential part fits within `scale` of the middle. */
  readonly ground?: { readonly scale: number };
  /** Of the staff site: the other way around, so that the two can be told apart on a home screen. */
  readonly isStaff?: true;
}

const ICONS: Readonly<Record<string, IconShape>> = {
  'icon-192': { px: 192 },
  'icon-512': { px: 512 },
  // The safe zone is the circle of 80%: https://www.w3.org/TR/appmanifest/#icon-masks
  'maskable-512': { px: 512, ground: { scale: 0.62 } },
  'apple-touch-icon': { px: 180, ground: { scale: 0.8 } },
  'staff-192': { px: 192, isStaff: true },
  'staff-512': { px: 512, isStaff: true },
  'staff-maskable-512': { px: 512, ground: { scale: 0.62 }, isStaff: true },
  'staff-apple-touch-icon': { px: 180, ground: { scale: 0.8 }, isStaff: true },
};

const { signal, steel, 'on-signal': onSignal } = PALETTE.fixed;

function drawing({ ground, isStaff }: IconShape): string {
  const [plate, mark] = isStaff ? [steel, signal] : [signal, onSignal];
  const shape = ground
    ? `<path fill='${plate}' d='M0 0h48v48H0z'/><path fill='${mark}' transform='translate(24 24) scale(${ground.scale}) translate(-24 -24)' d='${GRAPPLE}'/>`
    : `<path fill='${plate}' d='${PLATE}'/><path fill='${mark}' d='${GRAPPLE}'/>`;
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>${shape}</svg>`;
}

export const getStaticPaths = (() =>
  Object.entries(ICONS).map(([name, shape]) => ({
    params: { name },
    props: { ...shape },
  }))) satisfies GetStaticPaths;

/** The site's mark as icons for a phone's home screen. */
export const GET: APIRoute<IconShape> = async ({ props }) => {
  const png = await sharp(Buffer.from(drawing(props)), { density: 72 * (props.px / 48) })
    .resize(props.px, props.px)
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
