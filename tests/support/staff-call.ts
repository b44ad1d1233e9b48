import type { Endpoint } from '../../src/domain/shared/contract/endpoint.ts';
import { callApi, type Handler } from './call.ts';

interface Asked {
  /** Replaces :id in the path. */
  readonly id?: string;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
}

/** Status and body of a call with this Cookie header. */
export async function staffCall(
  handler: Handler,
  contract: Endpoint<never, unknown> | Endpoint<unknown, unknown>,
  cookie: string,
  { id = '', body, query }: Asked = {},
) {
  const response = await callApi(handler, contract, {
    headers: { cookie },
    params: { id },
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
