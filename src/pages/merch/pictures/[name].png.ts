import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { feedPicture, isDrawnPicture } from '../../../domain/catalogue/product-images.ts';
import { builtProducts } from '../../../features/catalogue/built-products.ts';

/** Above the least that Google accepts for clothes, 250. */
const SIDE_PX = 600;

const drawn = () =>
  [...new Set(builtProducts().flatMap(({ kinds }) => kinds.map(({ image }) => image)))].filter(
    isDrawnPicture,
  );

// Google's feed takes no SVG: each drawn picture is there as PNG as well.
export const getStaticPaths = (() =>
  drawn().map((image) => ({
    params: { name: feedPicture(image).replace(/^.*\/|\.png$/g, '') },
    props: { image },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ image: string }> = async ({ props }) => {
  const png = await sharp(`public${props.image}`).resize(SIDE_PX, SIDE_PX).png({ palette: true }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
