import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { shared } from '../../astro.config.mjs';
import { inLanguage } from '../build/in-language.ts';
import { shareIslandRuntime } from '../build/share-island-runtime.ts';

export default defineConfig({
  ...shared,
  base: '/es',
  srcDir: './src/es',
  outDir: './dist/es',
  publicDir: './src/es/public',
  cacheDir: './.astro/es',
  integrations: [react(), shareIslandRuntime()],
  vite: { ...shared.vite, plugins: [inLanguage('es'), ...shared.vite.plugins] },
});
