import type { Endpoint } from '../../domain/shared/contract/endpoint.ts';
import type { ErrorBody, ErrorCode } from '../../domain/shared/contract/errors.ts';
import { type Query, queryString } from '../address/write-address.ts';
import { serverTexts } from '../texts.ts';

/** The server answers within 8 s. After this long, the connection is dead. */
const ANSWER_TIMEOUT_MS = 20_000;

export const answerTimeout = (): AbortSignal => AbortSignal.timeout(ANSWER_TIMEOUT_MS);

/**
 * A non-ok answer. The message is "<status>: <body>", or the status text if the body is empty. A coded body also fills
 * `code`, `text` (the sentence for a visitor), `fields` and `figures`.
 */
export class RequestError extends Error {
  declare readonly status: number;
  declare readonly statusText: string;
  declare readonly headers: Headers;
  declare readonly code: ErrorCode | undefined;
  declare readonly text: string | undefined;
  declare readonly fields: Readonly<Record<string, string>>;
  declare readonly figures: unknown;

  constructor({ status, statusText, headers }: Response, body: string) {
    super(`${status}: ${body || statusText}`);
    const { code, error: text, fields = {}, figures } = parseErrorBody(body);
    Object.assign(this, { name: 'RequestError', status, statusText, headers, code, text, fields, figures });
  }
}

function parseErrorBody(body: string): Partial<ErrorBody> {
  try {
    const parsed = JSON.parse(body) as Partial<ErrorBody> | null;
    return parsed?.code ? parsed : {};
  } catch {
    return {};
  }
}

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * One request to our own server, from the root, with credentials. A payload is sent as JSON, a Blob as it is. Logs and
 * rethrows failures.
 */
export async function request(
  method: string,
  path: string,
  payload?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  const isJson = payload !== undefined && !(payload instanceof Blob);
  try {
    const response = await fetch(path.replace(/^\/?/, '/'), {
      ...options,
      method,
      credentials: 'include',
      headers: { ...(isJson && { 'content-type': 'application/json' }), ...options.headers },
      body: isJson ? JSON.stringify(payload) : (payload ?? null),
    });
    // 304: the caller has it, and said so.
    if (!response.ok && response.status !== 304)
      throw new RequestError(response, await serverTexts.of(await response.text()));
    return response;
  } catch (error) {
    console.error(`${method} ${path} failed:`, error);
    throw error;
  }
}

export interface CallOptions<Input> extends RequestOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: Input | Blob;
  /** Undefined and empty values are left out. */
  readonly query?: Query;
}

/** Makes the call of a contract and returns the whole answer. */
export function callFor<Input>(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { params = {}, query = {}, body, ...options }: CallOptions<Input> = {},
): Promise<Response> {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return request(method, filled + queryString(query), body, options);
}

/** Makes the call of a contract and returns its output. */
export const call = async <Input, Output>(
  contract: Endpoint<Input, Output>,
  options?: CallOptions<Input>,
): Promise<Output> => (await callFor(contract, options)).json() as Promise<Output>;

export const hasCode = (error: unknown, code: ErrorCode): error is RequestError =>
  error instanceof RequestError && error.code === code;
