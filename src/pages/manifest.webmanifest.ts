import type { APIRoute } from 'astro';
import { PALETTE } from '../../tailwind.config.mjs';
import { BUSINESS_DESCRIPTION, BUSINESS_SHORT_NAME } from '../business/about.ts';
import { BUSINESS_NAME } from '../business/business.ts';
import { callbackPath, homePath, locationsPath, pricingPath, quotePath } from '../paths.ts';

const png = (name: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}.png`,
  sizes,
  type: 'image/png',
  purpose,
});
const icons = [png('icon-192', '192x192'), png('icon-512', '512x512')];

const shortcut = (name: string, url: string) => ({ name, url, icons: icons.slice(0, 1) });

/** https://www.w3.org/TR/appmanifest/ */
const manifest = {
  id: '/',
  name: BUSINESS_NAME,
  short_name: BUSINESS_SHORT_NAME,
  description: BUSINESS_DESCRIPTION,
  lang: 'en-US',
  start_url: homePath,
  scope: '/',
  display: 'standalone',
  theme_color: PALETTE.fixed.steel,
  background_color: PALETTE.fixed.steel,
  categories: ['business', 'shopping'],
  icons: [...icons, png('maskable-512', '512x512', 'maskable')],
  shortcuts: [
    shortcut('Live Prices', pricingPath),
    shortcut('Get a Quote', quotePath),
    shortcut('Request a Callback', callbackPath),
    shortcut('Locations', locationsPath),
  ],
};

export const GET: APIRoute = () => Response.json(manifest);
