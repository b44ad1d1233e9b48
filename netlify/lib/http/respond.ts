import { hash } from 'node:crypto';
import type { EdgeCache, Endpoint } from '../../../src/domain/shared/contract/endpoint.ts';

/** A call's answer, before it becomes a Response with the headers that all answers have. */
export interface HttpAnswer {
  readonly status: number;
  /** Spell the names as the headers below do. */
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes of a file, or text. */
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

/** Headers of every function's answer. netlify.toml sets the same for static files, but does not apply to functions. */
const COMMON_HEADERS = {
  // An answer without a Cache-Control header must not be cached.
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** An answer of plain data as JSON. */
export const jsonAnswer = (
  status: number,
  value: unknown,
  headers: HttpAnswer['headers'] = {},
): HttpAnswer => ({
  status,
  headers: { ...headers, ...JSON_TYPE },
  body: JSON.stringify(value),
});

/** Sends a browser on to a page. */
export const pageAnswer = (path: string): HttpAnswer => ({
  status: 303,
  headers: { Location: path },
  body: null,
});

/** The Response of an answer, with the headers that every answer has. HEAD gets the headers alone. */
export function respond({ status, headers, body }: HttpAnswer, requestId: string, method: string): Response {
  return new Response(method === 'HEAD' ? null : body, {
    status,
    headers: { ...COMMON_HEADERS, ...headers, 'X-Request-Id': requestId },
  });
}

type Cached = Endpoint & { readonly cache: EdgeCache };

export const isCached = (contract: Endpoint): contract is Cached => contract.cache !== undefined;

const withoutWeak = (tag: string) => tag.trim().replace(/^W\//, '');

/** Stands for no key of a query at all; an answer to it is not kept. */
const NO_KEY = 'none';

/** The edge keeps one entry for each value of these keys of the query, and nothing under any other query: nobody can fill or bypass it. */
function edgeHeaders({ url }: Request, keys: readonly string[], howLong: string): HttpAnswer['headers'] {
  const given = [...new URL(url).searchParams.keys()];
  const isKnown = new Set(given).size === given.length && given.every((key) => keys.includes(key));
  return {
    'Netlify-CDN-Cache-Control': isKnown ? howLong : 'no-store',
    'Netlify-Vary': `query=${keys.join('|') || NO_KEY}`,
  };
}

/** The keys of a contract's query. */
const keysOf = ({ query }: Endpoint): readonly string[] => {
  const def = query?._zod.def;
  return def && 'shape' in def ? Object.keys(def.shape as object) : [];
};

/** An answer with a tag of its content; 304 if the client already has it. */
function tagged(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  headers: HttpAnswer['headers'],
  more: HttpAnswer['headers'],
): HttpAnswer {
  // Weak, because the edge may compress it.
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
  const known = request.headers.get('if-none-match')?.split(',').map(withoutWeak) ?? [];
  if (known.includes('*') || known.includes(withoutWeak(etag)))
    return { status: 304, headers: { ETag: etag, ...headers }, body: null };
  return { status: 200, headers: { ETag: etag, ...headers, ...more }, body };
}

/** An answer that browsers revalidate and the edge caches. */
function revalidated(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  contract: Cached,
  more: HttpAnswer['headers'],
): HttpAnswer {
  const { edgeSeconds, staleSeconds, tag } = contract.cache;
  const howLong = `public, durable, s-maxage=${edgeSeconds}, stale-while-revalidate=${staleSeconds}`;
  const headers = {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ...edgeHeaders(request, keysOf(contract), howLong),
    'Netlify-Cache-Tag': tag,
  };
  return tagged(request, body, headers, more);
}

/** Data that a page asks for again and again. Nothing keeps it but the page itself, which sends the tag of what it has. */
export const polledAnswer = (request: Request, value: unknown): HttpAnswer =>
  tagged(request, JSON.stringify(value), {}, JSON_TYPE);

/** Data as JSON, cached by the edge. */
export const cachedAnswer = (request: Request, value: unknown, contract: Cached): HttpAnswer =>
  revalidated(request, JSON.stringify(value), contract, JSON_TYPE);

const FOREVER = 'public, max-age=31536000, immutable';

/** A file, cached as its contract says. */
export function fileAnswer(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  contract: Endpoint & Required<Pick<Endpoint, 'file'>>,
): HttpAnswer {
  const { file, status = 200 } = contract;
  const headers = {
    'Content-Type': file.type,
    'Content-Disposition': `inline; filename="${file.name}"`,
    ...(file.isImmutable
      ? { 'Cache-Control': FOREVER, ...edgeHeaders(request, [], `durable, ${FOREVER}`) }
      : {}),
  };
  return isCached(contract) ? revalidated(request, body, contract, headers) : { status, headers, body };
}
