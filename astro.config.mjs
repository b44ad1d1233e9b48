import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { applePayDomain } from './src/build/apple-pay-domain.ts';
import { blogEditor } from './src/build/blog-editor.ts';
import { checkContent } from './src/build/check-content.ts';
import { errorReports } from './src/build/error-reports.ts';
import { indexPages } from './src/build/index-pages.ts';
import { pagesInLanguage } from './src/build/pages-in-language.ts';
import { reactIslands } from './src/build/react-islands.ts';
import { serviceWorker } from './src/build/service-worker.ts';
import { shareIslandRuntime } from './src/build/share-island-runtime.ts';

// Netlify sets URL to the site's address in a production build; elsewhere the site is where `npm start` serves it.
const site = process.env.URL ?? `http://localhost:${process.env.PORT ?? 8888}`;

/** What every page loads, what every page with prices does, and React: each in one file, with all that it imports. */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'frame', test: /src\/layouts\/page\.ts$/, priority: 2 },
  { name: 'prices', test: /src\/features\/prices\/cards\/prices\.store\.ts$/, priority: 1 },
];

/** Loaded where it is used: a deploy does not install it. */
async function devAdapter() {
  const { default: netlify } = await import('@astrojs/netlify');
  return netlify({ imageCDN: false, devFeatures: false });
}

/** What the pages of every language are built with (src/es/astro.config.mjs). */
export const shared = {
  site,
  output: 'static',
  // The adapter runs netlify/functions inside `astro dev`. A built site is files alone: left in, the adapter would add
  // a server function that answers every unknown path instead of the static 404 page (docs/decisions/0006).
  ...(process.argv.includes('dev') ? { adapter: await devAdapter() } : {}),
  trailingSlash: 'ignore',
  // /location/griffin is dist/location/griffin.html: no redirect to a slash.
  // Astro alone renders one page after the other and waits for the disk after each.
  build: { format: 'file', concurrency: 8, inlineStylesheets: 'always', assets: 'assets' },
  devToolbar: { enabled: false },
  // No post shows code, and the highlighter's inline styles would not pass the policy below.
  markdown: { syntaxHighlight: false },
  // The hashes of a page's inline styles and scripts go into its <meta>, as do the outside hosts it may ask
  // (src/layouts/head/content-policy.ts); netlify.toml adds what a meta cannot say.
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { resources: ["'self'"] },
    },
  },
  vite: {
    // Away from node_modules, which the functions' bundler reads at the same time.
    cacheDir: '.astro/vite',
    plugins: [tailwindcss()],
    // A small script without imports is inlined; pictures and fonts never are.
    build: { assetsInlineLimit: (file) => (file.endsWith('.js') ? undefined : false) },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: CHUNKS },
              // Page.<hash>.js instead of Page.astro_astro_type_script_index_0_lang.<hash>.js, which is in every page.
              entryFileNames: ({ name }) => `assets/${name.split('.')[0]}.[hash].js`,
            },
          },
        },
      },
    },
  },
};

export default defineConfig({
  ...shared,
  integrations: [
    checkContent(),
    errorReports(),
    reactIslands(),
    blogEditor(),
    shareIslandRuntime(),
    pagesInLanguage('es'),
    indexPages(),
    serviceWorker(),
    applePayDomain(),
  ],
});
