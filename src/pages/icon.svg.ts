import type { APIRoute } from 'astro';
import { MARK_SVG } from '../layouts/head/favicon.ts';

export const GET: APIRoute = () => new Response(MARK_SVG, { headers: { 'content-type': 'image/svg+xml' } });
