import type { StaffEndpoint } from '../../src/domain/shared/endpoint.ts';
import { database } from '../database/client.ts';
import { assertNoPreview } from './no-preview.ts';
import { route, type Call, type Route, type RouteOptions } from './route.ts';
import { requireStaff, type Staff } from './staff-session.ts';

/**
 * As route(), for those of staff that the contract's `access` names, and never in a preview. Who it is is settled before
 * anything of the request is read.
 */
export function staffRoute<Input, Output>(
  contract: StaffEndpoint<Input, Output>,
  work: (call: Call<Input>, staff: Staff) => Promise<Output>,
  options: Pick<RouteOptions, 'status' | 'takesFile'> = {},
): Route {
  return {
    method: contract.method,
    path: contract.path,
    async answer(request, context) {
      assertNoPreview();
      const staff = await requireStaff(database(), context, contract.access);
      return route(contract, (call: Call<Input>) => work(call, staff), options).answer(request, context);
    },
  };
}
