import type { Context } from '@netlify/functions';
import { pathToFileURL } from 'node:url';
import { createCookies } from './cookies.ts';
import type { BuiltFunction } from './manifest.ts';
import type { NetlifyFacts } from './web-request.ts';

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
