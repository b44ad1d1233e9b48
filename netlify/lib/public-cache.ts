import { nodeCrypto } from './node-crypto.ts';
import { jsonTextOf, type Answer } from './respond.ts';

export interface PublicCache {
  /** How long the edge may answer by itself; a purge by `tag` ends it at once. */
  readonly edgeSeconds: number;
  /** How long the edge may answer with an old copy while it fetches a new one, or cannot. */
  readonly staleSeconds: number;
  readonly tag: string;
}

const withoutWeak = (tag: string) => tag.trim().replace(/^W\//, '');

/** A JSON body with the tag that its bytes have, the same for everybody who asks. */
export interface TaggedJson {
  readonly body: string;
  readonly etag: string;
}

function written(value: unknown): TaggedJson {
  const body = jsonTextOf(value);
  // Weak, because the edge may compress it.
  return { body, etag: `W/"${nodeCrypto().hash('sha256', body, 'base64url').slice(0, 27)}"` };
}

/** Writes values as JSON, the very same value only once: whoever changes a value makes a new one. */
export function jsonWriter(): (value: unknown) => TaggedJson {
  let last: { readonly value: unknown; readonly json: TaggedJson } | undefined;
  return (value) => {
    if (!last || last.value !== value) last = { value, json: written(value) };
    return last.json;
  };
}

/** An answer that browsers revalidate and the edge keeps; 304 where the client has it already. */
export function cachedJson(request: Request, { body, etag }: TaggedJson, cache: PublicCache): Answer {
  const { edgeSeconds, staleSeconds, tag } = cache;
  const headers = {
    ETag: etag,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Netlify-CDN-Cache-Control': `public, durable, s-maxage=${edgeSeconds}, stale-while-revalidate=${staleSeconds}`,
    'Netlify-Cache-Tag': tag,
  };
  const known = request.headers.get('if-none-match')?.split(',').map(withoutWeak) ?? [];
  if (known.includes('*') || known.includes(withoutWeak(etag))) {
    return { status: 304, headers, body: null };
  }
  return { status: 200, headers: { ...headers, 'Content-Type': 'application/json' }, body };
}
