import type { Context } from '@netlify/functions';
import type { NetlifyFacts } from './web-request.ts';

/** What of Netlify's context is real on one's own machine. */
export type LocalContext = Pick<
  Context,
  'cookies' | 'deploy' | 'geo' | 'ip' | 'json' | 'log' | 'params' | 'requestId' | 'site' | 'url' | 'waitUntil'
>;

const deploy = { context: 'dev', id: '0', published: true };

export interface ContextParts extends NetlifyFacts {
  readonly request: Request;
  readonly params: Record<string, string>;
  readonly siteUrl: string;
  readonly cookies: Context['cookies'];
  waitUntil(promise: Promise<unknown>): void;
}

/** A class: a getter in a literal gives each object a hidden class of its own, and V8 keeps those with all they reach. */
class FunctionContext implements LocalContext {
  readonly deploy = deploy;
  readonly geo = {};
  readonly cookies;
  readonly ip;
  readonly params;
  readonly requestId;
  readonly site;
  readonly waitUntil;
  readonly #request;

  constructor({ request, params, ip, requestId, siteUrl, cookies, waitUntil }: ContextParts) {
    this.#request = request;
    this.params = params;
    this.ip = ip;
    this.requestId = requestId;
    this.site = { url: siteUrl };
    this.cookies = cookies;
    this.waitUntil = waitUntil;
  }

  json(input: unknown) {
    return Response.json(input);
  }

  log(...data: unknown[]) {
    console.log(...data);
  }

  /** Parsed only where a function asks for it. */
  get url() {
    return new URL(this.#request.url);
  }
}

export const createContext = (parts: ContextParts): LocalContext => new FunctionContext(parts);
