import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

export type Encoding = 'br' | 'gzip' | 'identity';

interface Variant {
  readonly body: Buffer;
  readonly etag: string;
}

export interface StaticFile {
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
export async function readStaticFiles(directory: string): Promise<ReadonlyMap<string, StaticFile>> {
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
