import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { answerSchema, type Endpoint } from '../../src/domain/shared/contract/endpoint.ts';
import type { CallContext } from '../../netlify/lib/http/call.ts';
import { createCookies } from '../../tools/host/function-runner.ts';
import { ROOT } from '../../tools/root.ts';
import { SITE } from './server.ts';
import { waitUntil } from './wait-until.ts';

export type Handler = (request: Request, context: CallContext) => Promise<Response>;

export interface CallOptions {
  /** Sent as JSON unless it is bytes or text. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, string>>;
  /** Replaces the contract's path with its params. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The caller's address according to Netlify. */
  readonly ip?: string;
  readonly method?: string;
}

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

/** What Netlify routes to a function: the literals in the `config` of each. */
const ROUTED = new Set(
  globSync('netlify/functions/*.ts', { cwd: ROOT }).flatMap((file) => {
    const [, config = ''] = readFileSync(join(ROOT, file), 'utf8').split('export const config');
    return [...config.matchAll(/'(\/[^']*)'/g)].map(([, path]) => path);
  }),
);

/** Fails if an answer is another one than /openapi.json says. */
async function asPublished(output: Endpoint['output'], response: Response): Promise<Response> {
  const schema = answerSchema(output);
  if (schema && response.status === 200 && response.body) z.parse(schema, await response.clone().json());
  return response;
}

/** Calls a function as Netlify does, like a browser on our own page. Each call has a different address unless `ip` is given. */
export function callApi(
  handler: Handler,
  { method, path, output }: Endpoint<never, unknown> | Endpoint<unknown, unknown>,
  options: CallOptions = {},
): Promise<Response> {
  if (!ROUTED.has(path))
    throw new Error(
      `${method} ${path} reaches no function: it stands in no config.path of netlify/functions.`,
    );
  const { body, headers = {}, params = {}, query = {}, ip = `test-${randomUUID()}` } = options;
  const address =
    SITE +
    (options.path ??
      path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent((params[name] ?? 'none').toWellFormed()),
      ));
  const url = Object.keys(query).length > 0 ? `${address}?${new URLSearchParams(query)}` : address;
  const request = new Request(url, {
    method: options.method ?? method,
    headers: {
      origin: SITE,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
  });
  const { cookies, applyTo } = createCookies(request);
  const context = { ip, cookies, requestId: randomUUID(), waitUntil };
  return handler(request, context)
    .then(applyTo)
    .then((response) => asPublished(output, response));
}
