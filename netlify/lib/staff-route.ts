import type { StaffEndpoint } from '../../src/domain/shared/endpoint.ts';
import { database } from '../database/client.ts';
import type { JsonText } from '../database/json-text.ts';
import { assertNoPreview } from './no-preview.ts';
import { jsonAnswer } from './respond.ts';
import { callReader, type Call, type Route, type RouteOptions } from './route.ts';
import { requireStaff, type Staff } from './staff-session.ts';

interface StaffRouteOptions extends Pick<RouteOptions, 'status' | 'takesFile'> {
  /** A page asks by itself, again and again: that is no use of the session. */
  readonly isPolled?: boolean;
}

/**
 * As route(), for those of staff that the contract's `access` names, and never in a preview. Who it is is settled before
 * anything of the request is read.
 */
export function staffRoute<Input, Output>(
  contract: StaffEndpoint<Input, Output>,
  work: (call: Call<Input>, staff: Staff) => Promise<Output | JsonText<Output>>,
  { status = 200, takesFile, isPolled }: StaffRouteOptions = {},
): Route {
  const { method, path, access } = contract;
  const read = callReader(contract, takesFile);
  return {
    method,
    path,
    async answer(request, context) {
      assertNoPreview();
      const staff = await requireStaff(database(), context, access, isPolled);
      return jsonAnswer(status, await work(await read(request, context), staff));
    },
  };
}
