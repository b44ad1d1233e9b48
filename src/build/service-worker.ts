import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { homePath, offlinePath } from '../paths.ts';

/** The pages that every visitor gets on the device: each page's file by its address. */
const SHELL_PAGES: Readonly<Record<string, string>> = {
  'index.html': homePath,
  'offline.html': offlinePath,
};

const SOURCES = fileURLToPath(new URL('../features/offline/worker/', import.meta.url));

/** The files in assets/ that these files refer to, directly or through others. Hashed names are found by plain text search. */
async function reach(root: string, files: readonly string[]): Promise<string[]> {
  const names = await readdir(`${root}assets`);
  const found = new Set(files);
  for (const file of found) {
    const text = await readFile(root + file, 'latin1');
    for (const name of names) if (text.includes(name)) found.add(`assets/${name}`);
  }
  return [...found];
}

/** What the worker fetches when it is installed: the shell's pages, each with a revision, and the hashed files they need. */
async function shellOf(root: string) {
  const pages = Object.entries(SHELL_PAGES).map(async ([file, url]) => {
    const content = await readFile(root + file);
    return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 32) };
  });
  const files = (await reach(root, Object.keys(SHELL_PAGES))).filter((file) => file.startsWith('assets/'));
  // A hashed name is its own revision.
  return [
    ...(await Promise.all(pages)),
    ...files.toSorted().map((file) => ({ url: `/${file}`, revision: null })),
  ];
}

async function bundle(entry: string, shell: unknown): Promise<string> {
  const bundled = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { __SHELL__: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: SOURCES + entry, output: { format: 'iife' } },
    },
  });
  const code = 'output' in bundled ? bundled.output[0].code : null;
  if (code === null) throw new Error(`${entry} was not bundled`);
  return code;
}

/** Writes /sw.js into a built site: the worker, or one that unregisters it from browsers that have it. */
export async function writeServiceWorker(root: string, off: boolean): Promise<void> {
  const code = off ? await bundle('switched-off.ts', []) : await bundle('worker.ts', await shellOf(root));
  await writeFile(`${root}sw.js`, code);
}

/** Reads the finished pages, so it runs after every step that changes one. PUBLIC_SERVICE_WORKER=off turns the worker off. */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': ({ dir }) =>
        writeServiceWorker(fileURLToPath(dir), process.env['PUBLIC_SERVICE_WORKER'] === 'off'),
    },
  };
}
