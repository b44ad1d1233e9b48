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

export const createContext = ({ request, siteUrl, ...parts }: ContextParts): LocalContext => ({
  ...parts,
  deploy,
  geo: {},
  json: (input) => Response.json(input),
  log: (...data: unknown[]) => console.log(...data),
  site: { url: siteUrl },
  // Parsed only where a function asks for it.
  get url() {
    return new URL(request.url);
  },
});
