import type { IncomingMessage } from 'node:http';
import { NodeRequest } from 'srvx/node';

/** Netlify's limit is 6 MB. */
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

// Functions do not see hop-by-hop headers, some of which Request refuses. Netlify sets the address.
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

/** The headers a function sees: visitors cannot forge those that Netlify sets. */
function rewriteHeaders(request: IncomingMessage, { ip, requestId }: NetlifyFacts): void {
  const added = { 'x-nf-client-connection-ip': ip, 'x-nf-request-id': requestId, 'x-forwarded-for': ip };
  const { rawHeaders, headers } = request;
  const forwarded = Object.entries(added).flat();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const lowered = name.toLowerCase();
    if (DROPPED.has(lowered) || lowered.startsWith('x-nf-')) delete headers[lowered];
    else forwarded.push(name, rawHeaders[index + 1] ?? '');
  }
  request.rawHeaders = forwarded;
  Object.assign(headers, added);
}

/** Throws a TypeError on a request that is not well-formed. */
export async function toWebRequest(request: IncomingMessage, facts: NetlifyFacts): Promise<Request> {
  const { method = 'GET', url = '/' } = request;
  // Checks the address even if nobody reads it.
  const address = new URL(`http://${request.headers.host ?? 'localhost'}${url}`);
  rewriteHeaders(request, facts);
  const lazy = new NodeRequest({ req: request }) as Request;
  if (method === 'GET' || method === 'HEAD') return lazy;
  return new Request(address, { method, headers: lazy.headers, body: await readBody(request) });
}
