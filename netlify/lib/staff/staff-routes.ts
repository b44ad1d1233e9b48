import type { Endpoint } from '../../../src/domain/shared/contract/endpoint.ts';
import type { StaffAccess } from '../../../src/domain/shared/roles.ts';
import { database } from '../../database/client.ts';
import type { Route, Verb } from '../http/serve.ts';
import { requireStaff } from './staff-session.ts';

/** Like on(), for the staff that the contract's `access` names, and never in a preview. `call.staff` is the caller. */
export const onStaff = <const Contract extends Endpoint & { readonly access: StaffAccess }>(
  contract: Contract,
  verb: Verb<Contract>,
): Route => ({
  contract,
  verb: verb as unknown as Route['verb'],
  whoAsks: (context) => requireStaff(database(), context, contract.access, contract.isPolled),
});
