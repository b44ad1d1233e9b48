import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import sirv from 'sirv';
import { ROOT } from '../root.ts';
import { sendPlain } from './listen.ts';
import { readHeaderRules, readRedirectRules } from './toml-rules.ts';

/** Compressed files by the hash of their contents, kept from one run to the next: the best compression is slow. */
const COMPRESSED = join(ROOT, 'node_modules/.cache/compressed');
const COMPRESSIBLE = /\.(css|html|ico|js|json|map|md|mjs|svg|txt|wasm|webmanifest|xml)$/i;
/** For larger files, such as the post editor, the best compression takes seconds. */
const LARGE_BYTES = 1_000_000;

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: body.length > LARGE_BYTES ? 5 : 11 },
    }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/** Compresses a file unless that has been done, and returns its path in COMPRESSED. */
async function compressFile(file: string): Promise<string> {
  const body = await readFile(file);
  const path = `/${createHash('sha1').update(body).digest('hex')}${extname(file)}`;
  await mkdir(COMPRESSED, { recursive: true });
  for (const [extension, compress] of Object.entries(compressors)) {
    const target = `${join(COMPRESSED, path)}.${extension}`;
    if (existsSync(target)) continue;
    // Renamed when it is complete: other processes use the folder too.
    const draft = `${target}.${randomUUID()}`;
    await writeFile(draft, await compress(body));
    await rename(draft, target);
  }
  return path;
}

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** dist/ with the headers and redirects of netlify.toml: forced redirects, files, other redirects, 404.html. */
export async function createStaticSite(root: string) {
  const dist = join(root, 'dist');
  const netlifyToml = join(root, 'netlify.toml');
  const [entries, headersFor, redirectFor] = await Promise.all([
    readdir(dist, { recursive: true, withFileTypes: true }),
    readHeaderRules(netlifyToml, join(dist, '_headers')),
    readRedirectRules(netlifyToml, join(dist, '_redirects')),
  ]);
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${relative(dist, join(parentPath, name)).split(sep).join('/')}`),
  );
  // `dev` looks at the folder at each request, so that a new build under a running host is no crash.
  const options = { dev: true, etag: true, extensions: [] };
  const serveCopies = sirv(COMPRESSED, { ...options, brotli: true, gzip: true });
  const serveFiles = sirv(dist, options);
  const copies = new Map<string, Promise<string>>();

  /** The file of a decoded path. Exact names win over pretty ones. */
  const find = (path: string) => {
    const bare = path.replace(/\/$/, '');
    return [path, `${bare}.html`, `${bare}/index.html`].find((file) => files.has(file));
  };

  async function sendFile(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
    const sendPlainly = () => {
      request.url = file;
      serveFiles(request, response);
    };
    if (!COMPRESSIBLE.test(file)) return sendPlainly();
    const copy = copies.get(file) ?? compressFile(join(dist, file));
    copies.set(file, copy);
    request.url = await copy;
    return serveCopies(request, response, sendPlainly);
  }

  return {
    has: (path: string) => find(decode(path)) !== undefined,
    async serve(request: IncomingMessage, response: ServerResponse, rawPath: string): Promise<void> {
      const path = decode(rawPath);
      const own = find(path);
      const redirect = redirectFor(path);
      const isFollowed = redirect && (redirect.force || !own);
      const { to, status } = isFollowed ? redirect : { to: own ?? '/404.html', status: own ? 200 : 404 };
      const headers = {
        'cache-control': 'public,max-age=0,must-revalidate',
        // sirv names no charset, which browsers need for text.
        ...(own?.endsWith('.txt') && { 'content-type': 'text/plain; charset=UTF-8' }),
        ...headersFor(path),
      };
      response.setHeaders(new Headers(headers));
      if (status >= 300 && status < 400) {
        const query = /\?.*/.exec(request.url ?? '')?.[0] ?? '';
        const location = to.includes('?') ? to : to.replace(/(?=#|$)/, query);
        response.writeHead(status, { location }).end();
        return;
      }
      const file = find(to);
      if (!file) return sendPlain(response, 404, 'Not found');
      if (status !== 200) {
        // sirv knows no other status.
        const type = file.endsWith('.json') ? 'application/json' : 'text/html';
        response.setHeader('content-type', `${type}; charset=utf-8`);
        response.writeHead(status).end(await readFile(join(dist, file)));
      } else if (request.method === 'GET' || request.method === 'HEAD') {
        await sendFile(request, response, file);
      } else {
        response.setHeader('allow', 'GET, HEAD');
        sendPlain(response, 405, 'Method Not Allowed');
      }
    },
  };
}
