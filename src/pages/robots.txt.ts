import type { APIRoute } from 'astro';
import { listMetalPricesApi } from '../domain/prices/prices.api.ts';
import { adminPath, checkoutPath, orderLookUpPath } from '../paths.ts';

/** What is nobody's to find. Their pages say noindex too; a preview of a deploy is kept out by Netlify's own header. */
const PRIVATE = [adminPath, '/api/', checkoutPath, '/payment', '/order-confirmation', orderLookUpPath];

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      // Assistants may read what /llms.txt sends them to.
      `Allow: ${listMetalPricesApi.path}`,
      ...PRIVATE.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${new URL('/sitemap.xml', site).href}`,
      '',
    ].join('\n'),
  );
