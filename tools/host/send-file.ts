import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, StaticFile } from './static-files.ts';

/** The best encoding that the browser takes; one it gives q=0 is refused. */
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

export interface FileAnswer {
  readonly status: number;
  /** What netlify.toml gives to the path, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers GET and HEAD with a file, compressed as the browser can take it. */
export async function sendFile(
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
