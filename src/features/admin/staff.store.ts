import { atom } from 'nanostores';
import { readStaffSessionApi, type StaffSession } from '../../domain/admin/admin-session.api.ts';
import type { Endpoint } from '../../domain/shared/endpoint.ts';
import { failureText } from '../../lib/failure-text.ts';
import { call, type CallOptions, RequestError } from '../../lib/request.ts';

export type StaffState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly text: string }
  /** This deploy serves no admin. */
  | { readonly step: 'refused' }
  | { readonly step: 'sign-in' }
  | { readonly step: 'second-step' }
  /** An owner without an authenticator app; `isFree`: one of staff who wants one and may turn back. */
  | { readonly step: 'set-up'; readonly isFree: boolean }
  | { readonly step: 'signed-in'; readonly staff: StaffSession };

export const $staff = atom<StaffState>({ step: 'loading' });

const TIMEOUT_MS = 20_000;

function stateAfter(error: unknown): StaffState {
  const code = error instanceof RequestError ? error.code : undefined;
  if (code === 'not_signed_in') return { step: 'sign-in' };
  if (code === 'two_factor_needed') return { step: 'set-up', isFree: false };
  if (code === 'forbidden') return { step: 'refused' };
  return { step: 'failed', text: failureText(error) };
}

/** Asks who is signed in. */
export async function loadStaff(): Promise<void> {
  try {
    const staff = await call(readStaffSessionApi, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    $staff.set({ step: 'signed-in', staff });
  } catch (error) {
    $staff.set(stateAfter(error));
  }
}

export interface StaffCallOptions<Input> extends Omit<CallOptions<Input>, 'search'> {
  /** Of the address: what is undefined or empty is left out. */
  readonly query?: Readonly<Record<string, string | undefined>>;
}

function searchOf(query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size > 0 ? `?${search}` : '';
}

/** As call(), for what staff ask: a session that has ended meanwhile leads back to the sign-in. Throws all the same. */
export async function staffCall<Input, Output>(
  contract: Endpoint<Input, Output>,
  { query = {}, ...options }: StaffCallOptions<Input> = {},
): Promise<Output> {
  try {
    return await call(contract, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...options,
      search: searchOf(query),
    });
  } catch (error) {
    if (error instanceof RequestError && error.code === 'not_signed_in') $staff.set({ step: 'sign-in' });
    throw error;
  }
}
