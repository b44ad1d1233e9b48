import type { StaffAccess } from '../../../src/domain/shared/roles.ts';
import type { Context } from '@netlify/functions';
import type { StaffSession } from '../../../src/domain/admin/admin-session.api.ts';
import type { InputOf, ParamsOf, QueryOf } from '../../../src/domain/shared/contract/endpoint.ts';
import type { Database } from '../../database/client.ts';
import type { Cookies } from '../sessions/cookies.ts';

/** What handlers may use of Netlify's context. `ip` comes from Netlify, not from a header. */
export interface CallContext extends Pick<Context, 'ip' | 'requestId' | 'waitUntil'> {
  readonly cookies: Cookies;
}

/** Who sends a write, under which key, and how often they may. */
export interface Sender {
  /** As Netlify reports it. */
  readonly address: string;
  readonly idempotencyKey: string | null;
}

/** The staff member who makes the call. */
export interface Staff extends Omit<StaffSession, 'hasTrucks'> {
  readonly sessionId: string;
}

/** A request that passed every check of its contract. */
export interface Call<Contract> {
  readonly input: InputOf<Contract>;
  readonly query: QueryOf<Contract>;
  readonly params: ParamsOf<Contract>;
  /** Undefined if the contract is not for staff. */
  readonly staff: Contract extends { readonly access: StaffAccess } ? Staff : undefined;
  readonly sender: Sender;
  readonly request: Request;
  readonly context: CallContext;
  readonly db: Database;
}
