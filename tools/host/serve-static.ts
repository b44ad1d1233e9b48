import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Encoding, readStaticFiles, type StaticFile } from './static-files.ts';
import { readHeaderRules, readRedirectRules, type Redirect } from './toml-rules.ts';

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
