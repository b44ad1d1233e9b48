import { cp, readdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'esbuild';
import { adminBlogEditorScriptPath } from '../paths.ts';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
const FONT = /^[\w-]+\.woff2$/;

const CDN_FONT = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z\d-]+)[:@][^)]*/g;

/** Its styles ask a network for the typefaces that it has itself, which our policy refuses each time it opens. */
const ownFonts: Plugin = {
  name: 'own-fonts',
  setup: ({ onLoad }) =>
    onLoad({ filter: /sveltia.cms.npm.index\.js$/ }, async ({ path }) => {
      const fonts = (await readdir(join(PACKAGE, 'assets'))).filter((name) => FONT.test(name));
      const contents = (await readFile(path, 'utf8')).replaceAll(CDN_FONT, (_, family: string) => {
        const file = fonts.find((name) => name.startsWith(family));
        if (!file) throw new Error(`The editor has no typeface ${family}`);
        return `${dirname(adminBlogEditorScriptPath)}/assets/${file}`;
      });
      return { contents, loader: 'js' };
    }),
};

/** The editor and its typefaces, in a separate folder. It finds each file next to the first one, by its original name. */
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
    // Colors for hundreds of programming languages: no post shows code.
    external: ['@shikijs/*'],
    plugins: [ownFonts],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  await cp(join(PACKAGE, 'assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (source) => basename(source) === 'assets' || FONT.test(basename(source)),
  });
}

/**
 * Bundles the post editor without Vite: two megabytes that only /admin/blog/editor loads. Vite would count its words
 * as used styles on every page, and put its chunks among the visitors'.
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
