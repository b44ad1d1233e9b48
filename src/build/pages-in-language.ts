import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type AstroIntegration } from 'astro';

/** Adds /es, for example: the same pages and islands, built once more with the texts of a language (docs/decisions/0070). */
export const pagesInLanguage = (language: string): AstroIntegration => ({
  name: `pages-in-${language}`,
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      // Below this build, wherever it goes.
      const root = fileURLToPath(dir);
      await build({
        root: process.cwd(),
        configFile: `src/${language}/astro.config.mjs`,
        outDir: join(root, language),
        logLevel: 'warn',
      });
      // /es is a file next to the folder, as /blog is: no redirect to a slash.
      await rename(join(root, language, 'index.html'), join(root, `${language}.html`));
      logger.info('built');
    },
  },
});
