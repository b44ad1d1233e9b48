import { defineConfig } from 'astro/config';
import { shared } from '../../astro.config.mjs';
import { inLanguage } from '../build/in-language.ts';
import { reactIslands } from '../build/react-islands.ts';
import { shareIslandRuntime } from '../build/share-island-runtime.ts';

/** The Spanish pages: what is in src/es/pages, at /es, with each file's Spanish twin where it has one. */
export default defineConfig({
  ...shared,
  // Functions and public files are the English build's.
  adapter: undefined,
  publicDir: './src/es/public',
  base: '/es',
  srcDir: './src/es',
  outDir: './dist/es',
  cacheDir: './.astro/es',
  integrations: [reactIslands(), shareIslandRuntime()],
  vite: {
    ...shared.vite,
    cacheDir: '.astro/vite-es',
    plugins: [inLanguage('es'), ...shared.vite.plugins],
  },
});
