import type { IncomingMessage } from 'node:http';

/** Netlify takes at most 6 MB into a function. */
export const BODY_LIMIT_BYTES = 6 * 1024 * 1024;

export class BodyTooLargeError extends Error {}

/** Reads a whole body, as Netlify does before it calls a function. */
export async function readBody(
  request: IncomingMessage,
  limitBytes = BODY_LIMIT_BYTES,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw new BodyTooLargeError();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limitBytes) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

export interface NetlifyFacts {
  readonly ip: string;
  readonly requestId: string;
}

// Hop-by-hop headers are not the function's business, and Request refuses some.
const DROPPED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
]);

/** Throws a TypeError on a request that is not well-formed. What Netlify says of the visitor, no visitor can say. */
export async function toWebRequest(
  request: IncomingMessage,
  { ip, requestId }: NetlifyFacts,
): Promise<Request> {
  const headers = new Headers();
  const { rawHeaders, method = 'GET' } = request;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!DROPPED.has(name) && !name.startsWith('x-nf-')) headers.append(name, rawHeaders[index + 1] ?? '');
  }
  headers.set('x-nf-client-connection-ip', ip);
  headers.set('x-nf-request-id', requestId);
  headers.set('x-forwarded-for', ip);
  const url = new URL(`http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, {
    method,
    headers,
    ...(hasBody ? { body: await readBody(request) } : {}),
  });
}
