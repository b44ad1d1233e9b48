import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readHeaderRules, readRedirectRules, type Redirect } from './toml-rules.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.mjs': 'application/javascript; charset=UTF-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=UTF-8',
  '.md': 'text/markdown; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
};

const contentType = (path: string): string =>
  TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';

/** Whether compressing it saves anything. */
const isCompressible = (type: string): boolean => /^text\/|json|javascript|xml|svg|icon|wasm/.test(type);

type Encoding = 'br' | 'gzip' | 'identity';

interface Variant {
  readonly body: Buffer;
  readonly etag: string;
}

interface StaticFile {
  readonly type: string;
  readonly compressible: boolean;
  /** Read and compressed at the first request, then cached. */
  variant(encoding: Encoding): Promise<Variant>;
}

/** For larger files, such as the post editor, the best compression takes seconds. */
const LARGE_BYTES = 1_000_000;

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_QUALITY]: body.length > LARGE_BYTES ? 5 : 11,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
  identity: async (body: Buffer) => body,
};

function staticFile(path: string): StaticFile {
  const type = contentType(path);
  const variants = new Map<Encoding, Promise<Variant>>();
  const make = async (encoding: Encoding): Promise<Variant> => {
    const plain = await readFile(path);
    const hash = createHash('sha1').update(plain).digest('base64url');
    const body = await compress[encoding](plain);
    return { body, etag: encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"` };
  };
  return {
    type,
    compressible: isCompressible(type),
    variant(encoding) {
      const known = variants.get(encoding) ?? make(encoding);
      variants.set(encoding, known);
      return known;
    },
  };
}

/** The paths of a file: its own, then the pretty ones. */
function* prettyPaths(path: string): Generator<string> {
  if (!path.endsWith('.html')) return;
  const stem = path.slice(0, -'.html'.length);
  yield stem;
  yield `${stem}/`;
  if (!stem.endsWith('/index')) return;
  const folder = stem.slice(0, -'index'.length);
  yield folder;
  if (folder !== '/') yield folder.slice(0, -1);
}

/** The current files of a folder by decoded URL path. Exact names win over pretty ones. */
async function readStaticFiles(directory: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: `/${relative(directory, file).split(sep).join('/')}` }));
  const files = new Map(paths.map(({ file, path }) => [path, staticFile(file)]));
  for (const { path } of paths) {
    const file = files.get(path);
    for (const pretty of prettyPaths(path)) if (file && !files.has(pretty)) files.set(pretty, file);
  }
  return files;
}

/** The best encoding that the browser accepts; q=0 refuses one. */
export function chooseEncoding(accepted = ''): Encoding {
  const takes = (name: string) =>
    accepted.split(',').some((part) => {
      const [token = '', ...params] = part.trim().split(/\s*;\s*/);
      return token === name && !params.some((param) => /^q=0(\.0*)?$/.test(param));
    });
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/** If-None-Match by RFC 9110, 13.1.2: weak comparison against a list. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ??
  false;

interface FileAnswer {
  readonly status: number;
  /** What netlify.toml gives to the path, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers GET and HEAD with a file in the best accepted encoding. */
async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  { status, headers }: FileAnswer,
): Promise<void> {
  const encoding = file.compressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  const { body, etag } = await file.variant(encoding);
  const common = {
    'cache-control': 'public,max-age=0,must-revalidate',
    etag,
    ...(file.compressible ? { vary: 'Accept-Encoding' } : {}),
    ...headers,
  };
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, common).end();
    return;
  }
  response.writeHead(status, {
    'content-type': file.type,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...common,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
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
  const [files, headersFor, redirectFor] = await Promise.all([
    readStaticFiles(dist),
    readHeaderRules(netlifyToml, join(dist, '_headers')),
    readRedirectRules(netlifyToml, join(dist, '_redirects')),
  ]);

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    to: string,
    status: number,
  ) {
    const file = files.get(to);
    const headers = headersFor(path);
    if (!file) {
      response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
    } else if (status === 200 && request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end('Method Not Allowed');
    } else {
      await sendFile(request, response, file, { status, headers });
    }
  }

  function follow(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    { to, status }: Redirect,
  ) {
    if (status < 300 || status >= 400) return send(request, response, path, to, status);
    const query = /\?.*/.exec(request.url ?? '')?.[0] ?? '';
    const location = to.includes('?') ? to : to.replace(/(?=#|$)/, query);
    response.writeHead(status, { ...headersFor(path), location }).end();
    return undefined;
  }

  return {
    has: (path: string) => files.has(decode(path)),
    async serve(request: IncomingMessage, response: ServerResponse, rawPath: string): Promise<void> {
      const path = decode(rawPath);
      const redirect = redirectFor(path);
      if (redirect && (redirect.force || !files.has(path))) return follow(request, response, path, redirect);
      return files.has(path)
        ? send(request, response, path, path, 200)
        : send(request, response, path, '/404.html', 404);
    },
  };
}
