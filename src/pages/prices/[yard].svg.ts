import type { APIRoute, GetStaticPaths } from 'astro';
import { encode } from 'uqr';
import { YARD_IDS, type YardId } from '../../business/yards.ts';
import { pricesPath, yardPricesPath } from '../../paths.ts';

export const getStaticPaths = (() =>
  [...YARD_IDS, 'all'].map((yard) => ({ params: { yard } }))) satisfies GetStaticPaths;

/** The QR code of the live list, for its print. */
export const GET: APIRoute = ({ params: { yard }, site }) => {
  const path = yard === 'all' ? pricesPath : yardPricesPath(yard as YardId);
  const { data, size } = encode(new URL(path, site).href, { ecc: 'M', border: 4 });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${modules.join('')}"/></svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
};
