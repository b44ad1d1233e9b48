import type { IncomingMessage } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import { NodeRequest } from 'srvx/node';
import type { BuiltFunction } from './manifest.ts';

type Set = Context['cookies']['set'];
type Cookie = Set extends { (cookie: infer C): void; (name: string, value: string): void } ? C : never;

const serialize = (cookie: Cookie): string =>
  [
    `${cookie.name}=${cookie.value}`,
    cookie.path && `Path=${cookie.path}`,
    cookie.domain && `Domain=${cookie.domain}`,
    cookie.expires !== undefined && `Expires=${new Date(cookie.expires).toUTCString()}`,
    cookie.maxAge !== undefined && `Max-Age=${cookie.maxAge}`,
    cookie.httpOnly && 'HttpOnly',
    cookie.secure && 'Secure',
    cookie.sameSite && `SameSite=${cookie.sameSite}`,
    ...(cookie.unparsed ?? []),
  ]
    .filter(Boolean)
    .join('; ');

/** context.cookies of one request; `applyTo` adds the cookies that were set to the response. */
export function createCookies(request: Request) {
  const lines: string[] = [];
  const add = (cookie: Cookie) => void lines.push(serialize(cookie));
  const cookies: Context['cookies'] = {
    get(key) {
      const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
      return pairs.find((pair) => pair.startsWith(`${key}=`))?.slice(key.length + 1) ?? '';
    },
    set(first: Cookie | string, value: string = '') {
      add(typeof first === 'string' ? { name: first, value } : first);
    },
    delete(input) {
      add({ ...(typeof input === 'string' ? { name: input } : input), value: '', expires: 0 });
    },
  };
  return {
    cookies,
    applyTo(answer: Response): Response {
      for (const line of lines) answer.headers.append('set-cookie', line);
      return answer;
    },
  };
}

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

interface NetlifyFacts {
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

interface Caller {
  readonly ip: string;
  readonly domain: string;
}

/** Returns whether a caller's request fits the sliding window of the function's rules. */
export function createRateLimiter(rules: BuiltFunction['trafficRules'], now: () => number = Date.now) {
  const { rateLimitConfig: limit, aggregate } = rules?.action.config ?? {};
  if (!limit || !aggregate) return () => true;
  const windowMs = limit.windowSize * 1000;
  const kinds = aggregate.keys.map(({ type }) => type);
  const calls = new Map<string, number[]>();
  let sweptAt = now();
  return (caller: Caller): boolean => {
    const start = now() - windowMs;
    if (sweptAt <= start) {
      for (const [key, times] of calls) if ((times.at(-1) ?? 0) <= start) calls.delete(key);
      sweptAt = now();
    }
    const key = kinds.map((kind) => (kind === 'ip' ? caller.ip : caller.domain)).join(' ');
    const recent = calls.get(key) ?? [];
    if (recent.length === 0) calls.set(key, recent);
    while (recent.length > 0 && (recent[0] ?? 0) <= start) recent.shift();
    const fits = recent.length < limit.windowLimit;
    if (fits) recent.push(now());
    return fits;
  };
}

/** The part of Netlify's context that exists locally. */
type LocalContext = Pick<
  Context,
  'cookies' | 'deploy' | 'geo' | 'ip' | 'json' | 'log' | 'params' | 'requestId' | 'site' | 'url' | 'waitUntil'
>;

const deploy = { context: 'dev', id: '0', published: true };

interface ContextParts extends NetlifyFacts {
  readonly request: Request;
  readonly params: Record<string, string>;
  readonly siteUrl: string;
  readonly cookies: Context['cookies'];
  waitUntil(promise: Promise<unknown>): void;
}

const createContext = ({ request, siteUrl, ...facts }: ContextParts): LocalContext => ({
  ...facts,
  deploy,
  geo: {},
  site: { url: siteUrl },
  url: new URL(request.url),
  json: (input: unknown) => Response.json(input),
  log: (...data: unknown[]) => console.log(...data),
});

type Handler = (
  request: Request,
  context: LocalContext,
) => Response | undefined | Promise<Response | undefined>;

export interface RunnableFunction extends BuiltFunction {
  /** Counts this call; false if the function's rate limit refuses it. */
  passes(caller: Caller): boolean;
  /** Runs the handler once; rejects with what it throws. */
  run(call: FunctionCall): Promise<Response>;
}

interface FunctionCall extends NetlifyFacts {
  readonly request: Request;
  readonly params: Record<string, string>;
  waitUntil(promise: Promise<unknown>): void;
}

async function importHandler({ name, file }: BuiltFunction): Promise<Handler> {
  const { default: handler } = (await import(pathToFileURL(file).href)) as { default?: unknown };
  if (typeof handler !== 'function') throw new Error(`Function ${name} has no default export to call.`);
  return handler as Handler;
}

/** A built function, imported at its first call like a cold start, then warm. */
export function runnableFunction(built: BuiltFunction, siteUrl: string): RunnableFunction {
  let handler: Promise<Handler> | undefined;
  return {
    ...built,
    passes: createRateLimiter(built.trafficRules),
    async run(call) {
      // A failed import is tried again at the next call.
      handler ??= importHandler(built).catch((error: unknown) => {
        handler = undefined;
        throw error;
      });
      const { cookies, applyTo } = createCookies(call.request);
      const answer = await (await handler)(call.request, createContext({ ...call, siteUrl, cookies }));
      return applyTo(answer ?? new Response(null, { status: 204 }));
    },
  };
}
