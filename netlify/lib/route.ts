import type { Context } from '@netlify/functions';
import type { Endpoint, Method } from '../../src/domain/shared/endpoint.ts';
import { database, type Database } from '../database/client.ts';
import type { JsonText } from '../database/json-text.ts';
import { parseInput } from './parse-input.ts';
import { cachedJson, jsonWriter, type PublicCache } from './public-cache.ts';
import { assertNoForm, readJson } from './read-json.ts';
import { jsonAnswer, type Answer } from './respond.ts';
import { assertSameSite } from './same-site.ts';
import { shared } from './shared.ts';

/** What of Netlify's context handlers may use. `ip` is Netlify's own, not a header's. */
export type CallContext = Pick<Context, 'cookies' | 'ip' | 'params' | 'requestId' | 'waitUntil'>;

export interface Call<Input> {
  /** Parsed by the contract's schema; undefined where it has none. */
  readonly input: Input;
  readonly params: Readonly<Record<string, string>>;
  readonly request: Request;
  readonly context: CallContext;
  /** Connects on first use. Throws a ConfigError where it is not set up. */
  readonly db: Database;
}

export interface RouteOptions {
  /** Of a success, 200 unless given. */
  readonly status?: number;
  /** For answers that are the same for everybody; all others are no-store. */
  readonly cache?: PublicCache;
  /** The body is a file: `work` looks at its type. */
  readonly takesFile?: boolean;
}

export interface Route {
  readonly method: Method;
  readonly path: string;
  answer(request: Request, context: CallContext): Promise<Answer>;
}

/** A class: a getter in a literal gives each object a hidden class of its own, and V8 keeps those with all they reach. */
class RouteCall<Input> implements Call<Input> {
  readonly input: Input;
  readonly params: Call<Input>['params'];
  readonly request: Request;
  readonly context: CallContext;

  constructor(input: Input, request: Request, context: CallContext) {
    this.input = input;
    this.params = context.params;
    this.request = request;
    this.context = context;
  }

  get db(): Database {
    return database();
  }
}

/** Reads what the contract lets a request say, from a browser of this site. */
export function callReader<Input>(
  { method, input: schema }: Endpoint<Input, unknown>,
  takesFile = false,
): (request: Request, context: CallContext) => Promise<Call<Input>> {
  const inputOf = async (request: Request) => {
    if (schema) return parseInput(schema, await readJson(request));
    if (method !== 'GET' && !takesFile) assertNoForm(request);
    // Without a schema the contract's Input is undefined.
    return undefined as Input;
  };
  return async (request, context) => {
    if (method !== 'GET') assertSameSite(request);
    return new RouteCall(await inputOf(request), request, context);
  };
}

/** Ties a contract to the work that answers it; `work` throws a CodedError for every other outcome. */
export function route<Input, Output>(
  contract: Endpoint<Input, Output>,
  work: (call: Call<Input>) => Promise<Output | JsonText<Output>>,
  { status = 200, cache, takesFile }: RouteOptions = {},
): Route {
  const { method, path } = contract;
  const read = callReader(contract, takesFile);
  const write = jsonWriter();
  const readOnce = shared(
    ({ request }: Call<Input>) => request.url,
    async (call: Call<Input>) => write(await work(call)),
  );
  return {
    method,
    path,
    async answer(request, context) {
      const call = await read(request, context);
      return cache ? cachedJson(request, await readOnce(call), cache) : jsonAnswer(status, await work(call));
    },
  };
}
