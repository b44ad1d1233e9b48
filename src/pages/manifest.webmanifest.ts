import type { APIRoute } from 'astro';
import { PALETTE } from '../../tailwind.config.mjs';
import { BUSINESS } from '../business/business.ts';
import { paths } from '../paths.ts';

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
  name: BUSINESS.name,
  short_name: BUSINESS.shortName,
  description: BUSINESS.description,
  lang: 'en-US',
  start_url: paths.home,
  scope: '/',
  display: 'standalone',
  theme_color: PALETTE.fixed.steel,
  background_color: PALETTE.fixed.steel,
  categories: ['business', 'shopping'],
  icons: [...icons, png('maskable-512', '512x512', 'maskable')],
  shortcuts: [
    shortcut('Live Prices', paths.pricing),
    shortcut('Get a Quote', paths.quote),
    shortcut('Ask for a Call', paths.callback),
    shortcut('Locations', paths.locations),
  ],
};

export const GET: APIRoute = () => Response.json(manifest);
