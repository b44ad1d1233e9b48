import type { IncomingMessage } from 'node:http';

/** Netlify takes at most 6 MB into a function. */
const BODY_LIMIT_BYTES = 6 * 1024 * 1024;

export class BodyTooLargeError extends Error {}

/** Reads a whole body, as Netlify does before it calls a function. */
function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES)
    return Promise.reject(new BodyTooLargeError());
  const chunks: Buffer<ArrayBuffer>[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer<ArrayBuffer>) => {
      length += chunk.length;
      if (length > BODY_LIMIT_BYTES) return void reject(new BodyTooLargeError());
      chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks, length)));
    request.once('error', reject);
  });
}

export interface NetlifyFacts {
  readonly ip: string;
  readonly requestId: string;
}

// Hop-by-hop headers are not the function's business, and Request refuses some; the address is Netlify's to say.
const DROPPED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
  'x-forwarded-for',
]);

/** Throws a TypeError on a request that is not well-formed. What Netlify says of the visitor, no visitor can say. */
export async function toWebRequest(
  request: IncomingMessage,
  { ip, requestId }: NetlifyFacts,
): Promise<Request> {
  const { rawHeaders, method = 'GET' } = request;
  const headers = new Headers({
    'x-nf-client-connection-ip': ip,
    'x-nf-request-id': requestId,
    'x-forwarded-for': ip,
  });
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!DROPPED.has(name) && !name.startsWith('x-nf-')) headers.append(name, rawHeaders[index + 1] ?? '');
  }
  const url = new URL(`http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, {
    method,
    headers,
    ...(hasBody ? { body: await readBody(request) } : {}),
  });
}
