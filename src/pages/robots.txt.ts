import type { APIRoute } from 'astro';
import { listMetalPricesApi } from '../domain/prices/prices.api.ts';
import * as spanish from '../paths.es.ts';
import {
  adminPath,
  checkoutPath,
  offerPath,
  orderLookUpPath,
  requestPath,
  shownTicketPath,
} from '../paths.ts';

/** Not for search engines. Their pages say noindex too; Netlify's own header keeps out deploy previews. */
const PRIVATE = [
  adminPath,
  '/api/',
  checkoutPath,
  '/payment',
  '/order-confirmation',
  orderLookUpPath,
  requestPath,
  offerPath,
  shownTicketPath,
  spanish.requestPath,
  spanish.offerPath,
  spanish.shownTicketPath,
];

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      // Assistants may read the pages that /llms.txt links to.
      `Allow: ${listMetalPricesApi.path}`,
      ...PRIVATE.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${new URL('/sitemap.xml', site).href}`,
      '',
    ].join('\n'),
  );
