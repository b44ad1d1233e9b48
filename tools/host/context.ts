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

export const createContext = ({ request, siteUrl, ...facts }: ContextParts): LocalContext => ({
  ...facts,
  deploy,
  geo: {},
  site: { url: siteUrl },
  url: new URL(request.url),
  json: (input: unknown) => Response.json(input),
  log: (...data: unknown[]) => console.log(...data),
});
