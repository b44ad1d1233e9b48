import type { APIRoute } from 'astro';
import { openApi } from '../build/open-api.ts';
import { PUBLIC_CALLS } from '../build/public-calls.ts';
import { BUSINESS_NAME } from '../business/business.ts';

/** What programs of others may call. */
export const GET: APIRoute = ({ site }) =>
  Response.json(openApi(PUBLIC_CALLS, { title: BUSINESS_NAME, url: site?.origin ?? '/' }));
