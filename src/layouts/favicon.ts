import { PALETTE } from '../../tailwind.config.mjs';
import { GRAPPLE, PLATE } from './mark.ts';

const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0,0,48,48'><path fill='${PALETTE.fixed.signal}' d='${PLATE}'/><path fill='${PALETTE.fixed['on-signal']}' d='${GRAPPLE}'/></svg>`;

/** The mark as a data: URL, which needs no request; only what a URL cannot contain is escaped. */
export const FAVICON = `data:image/svg+xml,${svg.replace(/[<># ]/g, encodeURIComponent)}`;
