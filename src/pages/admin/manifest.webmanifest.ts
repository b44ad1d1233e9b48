import type { APIRoute } from 'astro';
import { PALETTE } from '../../../tailwind.config.mjs';
import { BUSINESS_NAME } from '../../business/business.ts';
import { adminCounterPath, adminPath, adminPricesPath, adminQuotesPath } from '../../paths.ts';

const png = (name: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}.png`,
  sizes,
  type: 'image/png',
  purpose,
});
const icons = [png('staff-192', '192x192'), png('staff-512', '512x512')];

const shortcut = (name: string, url: string) => ({ name, url, icons: icons.slice(0, 1) });

/** The staff site, installed alongside the public one or without it. */
const staffManifest = {
  id: adminPath,
  name: `${BUSINESS_NAME}, staff`,
  short_name: 'Scrap Staff',
  lang: 'en-US',
  start_url: adminPath,
  scope: adminPath,
  display: 'standalone',
  theme_color: PALETTE.fixed.steel,
  background_color: PALETTE.fixed.steel,
  icons: [...icons, png('staff-maskable-512', '512x512', 'maskable')],
  shortcuts: [
    shortcut('Requests', adminQuotesPath),
    shortcut('Counter', adminCounterPath),
    shortcut('Prices', adminPricesPath),
  ],
};

export const GET: APIRoute = () => Response.json(staffManifest);
