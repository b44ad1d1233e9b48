import type { Context } from '@netlify/functions';
import type { InputOf, ParamsOf, QueryOf } from '../../src/domain/shared/endpoint.ts';
import type { StaffRole } from '../../src/domain/shared/roles.ts';
import type { Database } from '../database/client.ts';
import type { Cookies } from './cookies.ts';

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

/** A request that passed every check of its contract. */
export interface Call<Contract> {
  readonly input: InputOf<Contract>;
  readonly query: QueryOf<Contract>;
  readonly params: ParamsOf<Contract>;
  /** Undefined if the contract is not for staff. */
  readonly staff: Contract extends { readonly access: 'staff' | 'owner' } ? Staff : undefined;
  readonly sender: Sender;
  readonly request: Request;
  readonly context: CallContext;
  readonly db: Database;
}
