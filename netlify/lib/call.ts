import type { Context } from '@netlify/functions';
import type { InputOf, ParamsOf, QueryOf } from '../../src/domain/shared/endpoint.ts';
import type { StaffRole } from '../../src/domain/admin/roles.ts';
import type { Database } from '../database/client.ts';

/** What of Netlify's context handlers may use. `ip` is Netlify's own, not a header's. */
export type CallContext = Pick<Context, 'cookies' | 'ip' | 'requestId' | 'waitUntil'>;

/** Who sends something that is kept, under which key, and how often it may. */
export interface Sender {
  /** As Netlify tells it. */
  readonly address: string;
  readonly idempotencyKey: string | null;
}

/** Who of staff asks. */
export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly hasTwoFactor: boolean;
  readonly hasPasskey: boolean;
  readonly secondStepRequired: boolean;
  readonly sessionId: string;
}

/** A request that passed everything its contract asks for. */
export interface Call<Contract> {
  readonly input: InputOf<Contract>;
  readonly query: QueryOf<Contract>;
  readonly params: ParamsOf<Contract>;
  /** Undefined where the contract is not for staff. */
  readonly staff: Contract extends { readonly access: 'staff' | 'owner' } ? Staff : undefined;
  readonly sender: Sender;
  readonly request: Request;
  readonly context: CallContext;
  readonly db: Database;
}
