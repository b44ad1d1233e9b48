import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type AstroIntegration } from 'astro';

/** Adds /es: the same pages and islands, built once more with Spanish texts (docs/decisions/0070). */
export const pagesInSpanish = (): AstroIntegration => ({
  name: 'pages-in-spanish',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      // Below this build, wherever it goes.
      const root = fileURLToPath(dir);
      await build({
        root: process.cwd(),
        configFile: 'src/es/astro.config.mjs',
        outDir: join(root, 'es'),
        logLevel: 'warn',
      });
      // /es is a file beside the folder, as /blog is: no redirect to a slash.
      await rename(join(root, 'es/index.html'), join(root, 'es.html'));
      logger.info('built');
    },
  },
});
