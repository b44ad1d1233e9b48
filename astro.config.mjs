import netlify from '@astrojs/netlify';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { leanPages } from './src/build/lean-pages.ts';

// Netlify sets URL to the site's address in a production build; elsewhere the site is where `npm start` serves it.
const site = process.env.URL ?? `http://localhost:${process.env.PORT ?? 8888}`;
const measures = Boolean(process.env.PUBLIC_MEASUREMENT_IDS);
const tagService = measures ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com'] : [];

// Left alone, each module that two scripts share is a request of its own on every page. `frame` is what every page
// runs on load, `home` what the home page adds to it.
const CHUNKS = [
  {
    name: 'frame',
    test: /layouts\/|locations\/open|ui\/(call-button|make|tool-tip)|lib\/analytics|constants\.ts|new-york-time|shared\/phone\.ts|paths\.ts/,
  },
  {
    name: 'home',
    test: /island-runtime|reviews\/review-list|prices\/(as-of|price-change|price-list|prices\.|fetch-prices|price-ticker|prices-)|lib\/|shared\/endpoint|nanostores\/(atom|clean)/,
  },
];

export default defineConfig({
  site,
  output: 'static',
  // The adapter runs netlify/functions inside `astro dev`. A built site is files alone: left in, the adapter would add
  // a server function that answers every unknown path instead of the static 404 page.
  ...(process.argv.includes('dev') ? { adapter: netlify({ imageCDN: false, devFeatures: false }) } : {}),
  integrations: [react(), leanPages()],
  trailingSlash: 'ignore',
  // /location/griffin is dist/location/griffin.html: no redirect to a slash.
  build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
  devToolbar: { enabled: false },
  // The hashes of a page's inline styles and scripts go into its <meta>; netlify.toml adds what a meta cannot say.
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        `img-src 'self' data: blob: ${tagService.join(' ')}`.trim(),
        "font-src 'self'",
        "media-src 'self' blob:",
        `connect-src 'self' ${tagService.join(' ')}`.trim(),
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      scriptDirective: { resources: ["'self'", ...tagService] },
    },
  },
  vite: {
    plugins: [tailwindcss()],
    build: { assetsInlineLimit: 0 },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    },
  },
});
