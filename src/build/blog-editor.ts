import { cp, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { adminBlogEditorScriptPath } from '../paths.ts';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
const FONT = /^[\w-]+\.woff2$/;

/** The editor with its typefaces, in a folder of its own. Each file is found beside the first, by the name it has there. */
async function writeEditor(folder: string): Promise<void> {
  await build({
    entryPoints: { [basename(adminBlogEditorScriptPath, '.js')]: join(PACKAGE, 'index.js') },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    chunkNames: '[name].[hash]',
    // Colours for hundreds of programming languages: no post shows code.
    external: ['@shikijs/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  await cp(join(PACKAGE, 'assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (source) => basename(source) === 'assets' || FONT.test(basename(source)),
  });
}

/**
 * Bundles the editor of posts past Vite: two megabytes that only /admin/blog/editor loads, whose words would otherwise count
 * as used styles on every page, and whose chunks would lie among the visitors'.
 */
export function blogEditor(): AstroIntegration {
  const folder = dirname(adminBlogEditorScriptPath);
  return {
    name: 'blog-editor',
    hooks: {
      'astro:build:done': ({ dir }) => writeEditor(join(fileURLToPath(dir), folder)),
      async 'astro:server:setup'({ server }) {
        const written = join(server.config.cacheDir, 'blog-editor');
        let writing: Promise<void> | undefined;
        const answer = async (name: string, response: ServerResponse) => {
          writing ??= writeEditor(written);
          await writing;
          const file = await readFile(join(written, name)).catch(() => null);
          response.statusCode = file === null ? 404 : 200;
          response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'font/woff2');
          response.end(file ?? '');
        };
        server.middlewares.use(folder, ({ url = '/' }, response) => {
          void answer(new URL(url, 'http://dev').pathname, response);
        });
      },
    },
  };
}
