import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readHeaderRules } from './header-rules.ts';
import { readRedirectRules, type Redirect } from './redirect-rules.ts';
import { sendFile } from './send-file.ts';
import { readStaticFiles } from './static-files.ts';

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
    const location = to.includes('?') ? to : to + query;
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
