import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { init, parse } from 'es-module-lexer';

await init;

/** A built page's weight in brotli bytes, read only from the files. */
export interface PageWeight {
  /** HTML with its inlined CSS. */
  readonly criticalBytes: number;
  readonly scriptBytes: {
    /** Scripts that run without a scroll or a tap, with everything they import. */
    readonly onLoad: number;
    /** The same with the islands awake. */
    readonly awake: number;
    /** Every script that the page may ever load. */
    readonly all: number;
  };
  /** Whether React runs without a scroll or a tap. */
  readonly bringsReact: boolean;
  readonly elements: number;
  /** Stylesheets, scripts and drawings that would load before the first paint. */
  readonly blocking: readonly string[];
}

const compressed = (content: string | Buffer) => brotliCompressSync(content).byteLength;

const signs = (of: string, count: number) =>
  createHash('sha256').update(of).digest('base64url').slice(0, count);

/** Names of files and ids of islands differ between builds, and with them the weight, by 40 bytes: here they are as long, and always the same. */
function settled(html: string): string {
  let islands = 0;
  return html
    .replace(/(\/assets\/[\w@-]+)\.[\w-]{8}(?=\.\w)/g, (_, name: string) => `${name}.${signs(name, 8)}`)
    .replace(/(?<= uid=")[^"]*/g, () => signs(String((islands += 1)), 6));
}

/** Most pages share their scripts, and the largest takes half a second to compress. */
const scriptSizes = new Map<string, number>();

function scriptBytes(path: string): number {
  const size = scriptSizes.get(path) ?? compressed(readFileSync(path));
  scriptSizes.set(path, size);
  return size;
}

export const fileBytes = (dist: string, path: string) => readFileSync(join(dist, path)).byteLength;

/** The files a script reaches by import statements, and with `dynamic` also by import(). */
function reach(dist: string, entries: readonly string[], dynamic: boolean): Set<string> {
  const found = new Set<string>();
  const queue = [...entries];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const code = readFileSync(join(dist, path), 'utf8');
    const [imports] = parse(code);
    for (const { specifier, type } of imports) {
      // Of import(`./x.js${query}`) the lexer makes ./x.js*, which is not a file.
      if (!specifier || specifier.includes('*') || (type === 'dynamic' && !dynamic)) continue;
      queue.push(posix.join(posix.dirname(path), specifier));
    }
  }
  return found;
}

/** React's mark of its own elements. */
const REACT = /Symbol\.for\([`'"]react\./;

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] as string);

export function weighPage(dist: string, file: string): PageWeight {
  const html = readFileSync(join(dist, file), 'utf8');
  const scripts = all(html, /<script\b[^>]*type="module"[^>]*src="([^"]+)"/g);
  const islands = all(html, /<astro-island\b([^>]*)>/g);
  const eager = islands.filter((attributes) => /client="(load|idle|only)"/.test(attributes));
  const modulesOf = (attributes: string) => all(attributes, /(?:component|renderer)-url="([^"]+)"/g);
  const sizes = (files: Iterable<string>) =>
    [...files].reduce((sum, path) => sum + scriptBytes(join(dist, path)), 0);
  const onLoad = reach(dist, [...scripts, ...eager.flatMap(modulesOf)], false);
  const entries = [...scripts, ...islands.flatMap(modulesOf)];
  return {
    criticalBytes: compressed(settled(html)),
    scriptBytes: {
      onLoad: sizes(onLoad),
      awake: sizes(reach(dist, entries, false)),
      all: sizes(reach(dist, entries, true)),
    },
    bringsReact: [...onLoad].some((path) => REACT.test(readFileSync(join(dist, path), 'utf8'))),
    elements: all(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '<$1>'), /<([a-z][\w-]*)/g).length,
    blocking: [
      // A browser waits for no sheet that is for other media (layouts/scripts/OtherMedia.astro).
      ...all(html, /<link\b(?![^>]*media="print,)[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g),
      ...all(html, /<script\b(?![^>]*(?:type="module"|async|defer))[^>]*src="([^"]+)"/g),
      ...all(html.replace(/<noscript>.*?<\/noscript>/gs, ''), /<use\b[^>]* href="(\/[^"]+)"/g),
    ],
  };
}
