import { eq } from 'drizzle-orm';
import {
  STAFF_CODE_FAILURES,
  STAFF_FAILURES,
  STAFF_OWN_FAILURES,
  STAFF_TRIES,
} from '../../../../src/business/constants.ts';
import type { Database, Executor } from '../../../database/client.ts';
import { staffUsers } from '../../../database/schema/staff-users.ts';
import { CodedError } from '../../../lib/http/errors.ts';
import { callerOf, forgetUses, giveBackUse, slowDown, useAllowance } from '../../../lib/http/rate-limit.ts';
import { auditFailure } from '../audit-account.ts';

/** An attempt to prove that one is the person with this email, which need not exist. */
type Proof =
  /** The first step of a sign-in, from anywhere. */
  | { readonly step: 'password'; readonly email: string; readonly address: string }
  /** The second step, which only somebody who knows the password reaches. */
  | { readonly step: 'code'; readonly email: string }
  /** A step of somebody who is signed in. */
  | { readonly step: 'own'; readonly email: string };

const pairOf = (address: string, name: string) => `${callerOf(address)}\n${name}`;

/** What a failure counts for: never for what a stranger could use up for somebody else. */
function counterOf(proof: Proof) {
  const name = proof.email.toLowerCase();
  if (proof.step === 'password') return [STAFF_FAILURES, pairOf(proof.address, name)] as const;
  return [proof.step === 'code' ? STAFF_CODE_FAILURES : STAFF_OWN_FAILURES, name] as const;
}

const isFailure = (error: unknown): error is CodedError =>
  error instanceof CodedError && (error.code === 'wrong_password' || error.code === 'wrong_code');

/**
 * An attempt is counted before it is made, so that parallel attempts cannot exceed the limit, and given back if it did not fail; a failure is
 * recorded. Strangers' wrong passwords make an account's next one wait. Throws too_many_requests while locked.
 */
export async function attemptFor<T>(db: Database, proof: Proof, attempt: () => Promise<T>): Promise<T> {
  const name = proof.email.toLowerCase();
  const [limit, counted] = counterOf(proof);
  const giveBack = async () => {
    await giveBackUse(db, limit, counted);
    if (proof.step === 'password') await giveBackUse(db, STAFF_TRIES, name);
  };
  await useAllowance(db, limit, counted);
  if (proof.step === 'password') await slowDown(db, STAFF_TRIES, name);
  let result: T;
  try {
    result = await attempt();
  } catch (error) {
    const action = proof.step === 'own' ? 'fail_to_confirm' : 'fail_to_sign_in';
    if (isFailure(error)) await auditFailure(db, eq(staffUsers.email, name), action, error);
    else await giveBack();
    throw error;
  }
  await giveBack();
  return result;
}

/** For somebody who has proven their identity in another way, and for the address from which they did. */
export async function unlock(tx: Executor, email: string, address?: string): Promise<void> {
  const name = email.toLowerCase();
  for (const limit of [STAFF_TRIES, STAFF_CODE_FAILURES, STAFF_OWN_FAILURES])
    await forgetUses(tx, limit, name);
  if (address !== undefined) await forgetUses(tx, STAFF_FAILURES, pairOf(address, name));
}
