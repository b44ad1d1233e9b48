import type { Endpoint } from '../domain/shared/endpoint.ts';
import type { ErrorBody, ErrorCode } from '../domain/shared/errors.ts';

/**
 * A non-ok answer: its message is the status, a colon and a space, then the body text (or the status text where
 * the body is empty). A coded body also fills `code`, `text` (the sentence for a visitor), `fields` and `figures`.
 */
export class RequestError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly code: ErrorCode | undefined;
  readonly text: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly figures: unknown;
  /** How long the server asks to wait; undefined where it does not. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfter: string | null = null) {
    super(`${status}: ${body || statusText}`);
    this.name = 'RequestError';
    this.status = status;
    this.statusText = statusText;
    const coded = parseErrorBody(body);
    this.code = coded?.code;
    this.text = coded?.error;
    this.fields = coded?.fields ?? {};
    this.figures = coded?.figures;
    this.retryAfterSeconds = Number(retryAfter) || undefined;
  }
}

function parseErrorBody(body: string): ErrorBody | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null && 'code' in parsed
      ? (parsed as ErrorBody)
      : undefined;
  } catch {
    return undefined;
  }
}

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * One request to our own server. The path becomes relative to the root, credentials are always included, a JSON
 * body is sent only when there is a payload (a Blob goes as it is). Failures are logged and thrown.
 */
export async function request(
  method: string,
  path: string,
  payload?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  const isJson = payload !== undefined && !(payload instanceof Blob);
  try {
    const response = await fetch(path.startsWith('/') ? path : `/${path}`, {
      method,
      credentials: 'include',
      headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...options.headers },
      ...(payload === undefined ? {} : { body: isJson ? JSON.stringify(payload) : (payload as Blob) }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    if (!response.ok) {
      const { status, statusText, headers } = response;
      throw new RequestError(status, statusText, await response.text(), headers.get('retry-after'));
    }
    return response;
  } catch (error) {
    console.error(`${method} ${path} failed:`, error);
    throw error;
  }
}

export interface CallOptions<Input> extends RequestOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: Input | Blob;
  /** Of the address: what is undefined or empty is left out. */
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/** Makes the call that a contract describes and answers its parsed output. */
export async function call<Input, Output>(
  contract: Endpoint<Input, Output>,
  { params = {}, query = {}, body, ...options }: CallOptions<Input> = {},
): Promise<Output> {
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  const address = search.size > 0 ? `${path}?${search}` : path;
  const response = await request(contract.method, address, body, options);
  return (await response.json()) as Output;
}
