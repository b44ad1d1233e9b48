import { randomUUID } from 'node:crypto';
import type { Endpoint } from '../../src/domain/shared/contract/endpoint.ts';
import { callApi } from './call.ts';
import type { answeredContracts } from './contracts.ts';

export type Answered = Awaited<ReturnType<typeof answeredContracts>>[number];

/** Whether a contract is for staff: by its path, or by its access. */
export const isOfStaff = ({ access, path }: Endpoint<unknown, unknown>): boolean =>
  (access !== undefined && access !== 'provider') ||
  path.startsWith('/api/admin') ||
  path.startsWith('/api/auth');

/** Makes a call with this Cookie header, with a body and ids that belong to nobody. */
export const askWith = ({ contract, handler }: Answered, cookie: string, method?: string) =>
  callApi(handler, contract, {
    params: Object.fromEntries(
      [...contract.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, randomUUID()]),
    ),
    headers: { cookie },
    ...(contract.input ? { body: {} } : {}),
    ...(method ? { method } : {}),
  });
