import netlify from '@astrojs/netlify';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { blogEditor } from './src/build/blog-editor.ts';
import { finishPages } from './src/build/finish-pages.ts';
import { leanPages } from './src/build/lean-pages.ts';
import { serviceWorker } from './src/build/service-worker.ts';

// Netlify sets URL to the site's address in a production build; elsewhere the site is where `npm start` serves it.
const site = process.env.URL ?? `http://localhost:${process.env.PORT ?? 8888}`;

// Left alone, each module that two scripts share is a request of its own on every page. `frame` is what every page
// runs on load, with what makes calls and tells the yards' time, `home` what the home page adds to it; `shop` are the stores of cart and catalogue, which start before
// React is there; `react` is what any island needs, `schemas` what any form does, and `forms` what those with a form library do (the
// checkout has none).
const CHUNKS = [
  {
    name: 'frame',
    test: /layouts\/(?!on-demand|nav-items|home-navigation|Admin)|locations\/(open|special-days)|ui\/(call-button|call-node|clicked-link|make)|lib\/(analytics|storage|consent)|offline\/(start|replace|send-when)|new-york-time|lib\/(request|query-string|cached-at|with-retries|wait)\.ts|shared\/endpoint|prices\/yard-time/,
  },
  // These two by themselves, or what only writes a number or brings its styles would load the home page's, the forms' or the shop's.
  { name: 'styles', test: /ui\/adopt-styles/ },
  { name: 'numbers', test: /shared\/(phone|money)\.ts/ },
  {
    name: 'home',
    test: /island-runtime|layouts\/home-navigation|ui\/tool-tip|reviews\/review-list|prices\/(as-of|price-change|price-list|prices\.|price-ticker|prices-)|nanostores\/(atom|clean|listen-keys)|src\/lib\/(?!saved-atom|attempt|address-view|paged-list|use-|blob-storage|quote-lines|geolocation|measure|carried|report-vitals|load-script|verify-address)/,
  },
  // Of staff and of the shop.
  { name: 'address', test: /lib\/address-view/ },
  {
    name: 'shop',
    test: /catalogue\/(catalogue\.store|catalogue\.api|options)|domain\/cart\/|cart\.store|shop-view\.store|lib\/saved-atom|@nanostores\/persistent|node_modules\/nanostores\//,
  },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\/|ui\/(Icon|icons|CallButton)\b|ui\/form\/Field/,
  },
  {
    name: 'schemas',
    test: /node_modules\/zod\/|shared\/(text|phone-caret|first-messages)\.ts|ui\/form\/format-phone/,
  },
  { name: 'forms', test: /node_modules\/react-hook-form\/|ui\/form\/schema-resolver/ },
];

export default defineConfig({
  site,
  output: 'static',
  // The adapter runs netlify/functions inside `astro dev`. A built site is files alone: left in, the adapter would add
  // a server function that answers every unknown path instead of the static 404 page.
  ...(process.argv.includes('dev') ? { adapter: netlify({ imageCDN: false, devFeatures: false }) } : {}),
  integrations: [react(), leanPages(), blogEditor(), serviceWorker(), finishPages()],
  trailingSlash: 'ignore',
  // /location/griffin is dist/location/griffin.html: no redirect to a slash.
  // Astro alone renders one page after the other and waits for the disk after each.
  build: { format: 'file', concurrency: 8, inlineStylesheets: 'always', assets: 'assets' },
  devToolbar: { enabled: false },
  // No post shows code, and the highlighter's inline styles would not pass the policy below.
  markdown: { syntaxHighlight: false },
  // The hashes of a page's inline styles and scripts go into its <meta>, as do the outside hosts it may ask
  // (src/layouts/content-policy.ts); netlify.toml adds what a meta cannot say.
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      scriptDirective: { resources: ["'self'"] },
    },
  },
  vite: {
    plugins: [tailwindcss()],
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: CHUNKS },
              // Page.<hash>.js instead of Page.astro_astro_type_script_index_0_lang.<hash>.js, which stands in every page.
              entryFileNames: ({ name }) => `assets/${name.split('.')[0]}.[hash].js`,
            },
          },
        },
      },
    },
  },
});
