import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import * as spanish from '../paths.es.ts';
import { homePath, offlinePath } from '../paths.ts';

/** The pages of a language's shell: each page's file by its address. */
const SHELL_PAGES: Readonly<Record<string, string>> = {
  'index.html': homePath,
  'offline.html': offlinePath,
};
const SPANISH_PAGES: Readonly<Record<string, string>> = {
  'es.html': spanish.homePath,
  'es/sin-conexion.html': spanish.offlinePath,
};

const SOURCES = fileURLToPath(new URL('../features/offline/worker/', import.meta.url));

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 32);

/** The files in a folder that these files refer to, directly or through others. Hashed names are found by plain text search. */
async function reach(root: string, files: readonly string[], folder: string): Promise<string[]> {
  const names = await readdir(root + folder);
  const found = new Set(files);
  for (const file of found) {
    const text = await readFile(root + file, 'latin1');
    for (const name of names) if (text.includes(name)) found.add(`${folder}/${name}`);
  }
  return [...found].filter((file) => file.startsWith(folder));
}

/** What the worker fetches: the shell's pages, each with a revision, and the hashed files they need. */
async function shellOf(root: string, shellPages: Readonly<Record<string, string>>, folder: string) {
  const pages = Object.entries(shellPages).map(async ([file, url]) => ({
    url,
    revision: hashOf(await readFile(root + file)),
  }));
  const files = await reach(root, Object.keys(shellPages), folder);
  // A hashed name is its own revision.
  return [
    ...(await Promise.all(pages)),
    ...files.toSorted().map((file) => ({ url: `/${file}`, revision: null })),
  ];
}

/** Writes the list of the Spanish shell, and returns its address, which changes with what is in it. */
async function writeSpanishShell(root: string): Promise<string> {
  const shell = JSON.stringify(await shellOf(root, SPANISH_PAGES, 'es/assets'));
  const path = `/es/assets/shell.${hashOf(shell)}.json`;
  await writeFile(root + path.slice(1), shell);
  return path;
}

async function bundle(entry: string, shell: unknown, spanishShell: string): Promise<string> {
  const bundled = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      __SHELL__: JSON.stringify(shell),
      __SPANISH_SHELL__: JSON.stringify(spanishShell),
      'process.env.NODE_ENV': '"production"',
    },
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
  const code = off
    ? await bundle('switched-off.ts', [], '')
    : await bundle('worker.ts', await shellOf(root, SHELL_PAGES, 'assets'), await writeSpanishShell(root));
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
