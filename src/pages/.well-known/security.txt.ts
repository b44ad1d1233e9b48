import type { APIRoute } from 'astro';
import { BUSINESS_EMAIL, BUSINESS_PHONE } from '../../business/business.ts';

/** RFC 9116 recommends less than a year; each deploy begins again. */
const VALID_MS = 330 * 86_400_000;

/** https://www.rfc-editor.org/rfc/rfc9116: where to report a vulnerability. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(
    [
      `Contact: mailto:${BUSINESS_EMAIL}`,
      `Contact: tel:${BUSINESS_PHONE}`,
      `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${new URL(url.pathname, site).href}`,
      '',
    ].join('\n'),
  );
