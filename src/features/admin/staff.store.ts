import { atom } from 'nanostores';
import { STAFF_SESSION_IDLE_MS } from '../../business/constants.ts';
import { readStaffSessionApi, type StaffSession } from '../../domain/admin/admin-session.api.ts';
import type { Endpoint } from '../../domain/shared/contract/endpoint.ts';
import { STAFF_LAST_USED_KEY } from '../../lib/storage/staff-storage-keys.ts';
import { writeStored } from '../../lib/storage/storage.ts';
import { failureText } from '../../lib/requests/failure-text.ts';
import {
  answerTimeout,
  call,
  callFor,
  type CallOptions,
  hasCode,
  RequestError,
} from '../../lib/requests/request.ts';

export type StaffState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly text: string }
  /** This deploy has no admin. */
  | { readonly step: 'refused' }
  /** `isLost`: it starts over, because the cookie of the last try is gone. */
  | { readonly step: 'sign-in'; readonly isLost?: true }
  | { readonly step: 'second-step' }
  /** Needs an authenticator app or a passkey and has neither. `isFree`: chose to add an app and may cancel. `password`: typed a moment ago. */
  | { readonly step: 'set-up'; readonly isFree: boolean; readonly password?: string }
  | { readonly step: 'signed-in'; readonly staff: StaffSession };

export const $staff = atom<StaffState>({ step: 'loading' });

/** Whose page this is: it outlives the session, and ends when they sign out or somebody else signs in. */
export const $person = atom<StaffSession | null>(null);

function stateAfter(error: unknown): StaffState {
  const code = error instanceof RequestError ? error.code : undefined;
  if (code === 'not_signed_in') return { step: 'sign-in' };
  if (code === 'two_factor_needed') return { step: 'set-up', isFree: false };
  if (code === 'forbidden') return { step: 'refused' };
  return { step: 'failed', text: failureText(error) };
}

/** Remembers on this device that somebody is at work: the next sign-in says why it is asked for. */
const noteUse = () => writeStored(STAFF_LAST_USED_KEY, Date.now());

let idleTimer: ReturnType<typeof setTimeout> | undefined;

/** A page that is left alone for as long as a session lasts asks whether there still is one: what it shows goes with the session. */
function restartIdleTimer() {
  clearTimeout(idleTimer);
  idleTimer = setTimeout(() => void loadStaff(), STAFF_SESSION_IDLE_MS);
}

export async function loadStaff(): Promise<void> {
  try {
    const staff = await call(readStaffSessionApi, { signal: answerTimeout() });
    $person.set(staff);
    $staff.set({ step: 'signed-in', staff });
    restartIdleTimer();
    noteUse();
  } catch (error) {
    $staff.set(stateAfter(error));
  }
}

/** Counts what staff have changed on this page, so that parts showing data that a change elsewhere affects can reload. */
export const $staffChanges = atom(0);

/** Resolves when the person whose page this is has signed in again; never for somebody else. */
function returnOfPerson(): Promise<void> {
  const id = $person.get()?.id;
  return new Promise((resolve) => {
    const stop = $staff.listen((state) => {
      if (state.step !== 'signed-in') return;
      stop();
      if (state.staff.id === id) resolve();
    });
  });
}

/** The last answers of polled calls, with the tag that each had. */
const polled = new Map<string, { readonly tag: string; readonly answer: unknown }>();

/** Like call(), for what a page asks for again and again: what has not changed is not sent again. */
async function poll<Input, Output>(
  contract: Endpoint<Input, Output>,
  options: CallOptions<Input>,
): Promise<Output> {
  const key = JSON.stringify([contract.path, options.params, options.query]);
  const known = polled.get(key);
  const headers = known && { 'if-none-match': known.tag };
  const response = await callFor(contract, { ...options, ...(headers && { headers }) });
  if (response.status === 304 && known) return known.answer as Output;
  const answer = (await response.json()) as Output;
  polled.set(key, { tag: response.headers.get('etag') ?? '', answer });
  return answer;
}

/**
 * Like call(), but also shows the sign-in when the session has ended. A change still throws; what is only read is read again
 * after the sign-in.
 */
export async function staffCall<Input, Output>(
  contract: Endpoint<Input, Output>,
  options: CallOptions<Input> = {},
): Promise<Output> {
  const before = $staff.get();
  try {
    const ask = contract.isPolled ? poll : call;
    const answer = await ask(contract, { signal: answerTimeout(), ...options });
    restartIdleTimer();
    if (!contract.isPolled) noteUse();
    if (contract.method !== 'GET') $staffChanges.set($staffChanges.get() + 1);
    return answer;
  } catch (error) {
    if (!hasCode(error, 'not_signed_in')) throw error;
    const now = $staff.get();
    // A late answer about the session before a new sign-in says nothing of that one.
    const isLate = now.step === 'signed-in' && now !== before;
    // Another call may have asked for the sign-in already.
    if (now.step !== 'second-step' && !isLate) $staff.set({ step: 'sign-in' });
    if (contract.method !== 'GET') throw error;
    if (!isLate) await returnOfPerson();
    return staffCall(contract, options);
  }
}
