import { atom } from 'nanostores';
import type { NewCustomer } from '../../domain/rewards/customer.schema.ts';
import {
  type CodeMailed,
  createCustomerApi,
  leaveRewardsApi,
  lookUpCustomerApi,
  type RewardsCustomer,
} from '../../domain/rewards/rewards.api.ts';
import { enterMailedCodeApi } from '../../domain/rewards/mailed-code.api.ts';
import { sentLocale } from '../../domain/shared/language/locale.ts';
import { formatPhone, usDigits } from '../../domain/shared/contact/phone.ts';
import { track, trackConversion } from '../../lib/measurement/analytics.ts';
import { attemptHeaders, type AttemptSlot, sendAttempt } from '../../lib/requests/attempt.ts';
import { answerTimeout, call, hasCode, RequestError } from '../../lib/requests/request.ts';
import { dismissToast } from '../../ui/toast/toast-list.ts';
import { showToast } from '../../ui/toast/toast.store.ts';
import { rewardsAppTexts } from './texts.ts';

export type RewardsState =
  | { readonly mode: 'sign-in' }
  | { readonly mode: 'create'; readonly phone: string }
  /** The customer asked for a code by mail, and this device is new. */
  | { readonly mode: 'code'; readonly phone: string; readonly mailedTo: string }
  /** `first`: the customer from the look-up; null if it is still to be fetched. */
  | { readonly mode: 'dashboard'; readonly phone: string; readonly first: RewardsCustomer | null };

/** The server's messages by field, and `root` for why it failed; empty if there are none. */
export type FieldMessages = Readonly<Record<string, string>>;

const LEAVE_TIMEOUT_MS = 5_000;

export const $rewards = atom<RewardsState>({ mode: 'sign-in' });

let failureId: string | null = null;

/** Says why it failed in a toast, and returns the same for the page to show next to the button. */
function showFailure(error: unknown, description: string): FieldMessages {
  failureId = showToast({
    title: rewardsAppTexts.error,
    description,
    variant: 'destructive',
    isSaidByPage: true,
  });
  return { ...(error instanceof RequestError && error.fields), root: description };
}

/** A new try dismisses the last failure. */
function forgetFailure(): void {
  if (failureId !== null) dismissToast(failureId);
  failureId = null;
}

let leaving: Promise<unknown> = Promise.resolve();

/** Looks a number up; where a code is needed, the server mails one each time. Throws what it refuses. */
export async function lookUpByPhone(phone: string): Promise<void> {
  // A late answer to the last sign-out would close the session that this call opens.
  await leaving;
  const params = { phone: usDigits(phone) ?? '' };
  show(phone, await call(lookUpCustomerApi, { params, signal: answerTimeout() }));
}

function show(phone: string, found: RewardsCustomer | CodeMailed): void {
  if ('mailedTo' in found) {
    $rewards.set({ mode: 'code', phone, mailedTo: found.mailedTo });
    return;
  }
  track('rewards_sign_in');
  $rewards.set({ mode: 'dashboard', phone, first: found });
}

/** Any 404, as specified: also one of somebody between us. An account that exists is not made again. */
const isNotFound = (error: unknown): boolean => error instanceof RequestError && error.status === 404;

/** Signs in by a phone number in any spelling. An unknown number leads to account creation. */
export async function signInByPhone(typed: string): Promise<FieldMessages> {
  const phone = formatPhone(typed);
  forgetFailure();
  try {
    await lookUpByPhone(phone);
    return {};
  } catch (error) {
    if (isNotFound(error)) $rewards.set({ mode: 'create', phone });
    else return showFailure(error, rewardsAppTexts.notLookedUp);
    return {};
  }
}

/** Opens the dashboard with the mailed code. Throws what the server refuses. */
export async function openByCode(phone: string, code: string): Promise<void> {
  const params = { phone: usDigits(phone) ?? '' };
  show(phone, await call(enterMailedCodeApi, { params, body: { code }, signal: answerTimeout() }));
}

const creation: AttemptSlot<NewCustomer> = { current: null };

/** Creates an account and opens its dashboard. A retry after a lost answer is the same attempt. */
export async function create(customer: NewCustomer): Promise<FieldMessages> {
  forgetFailure();
  try {
    await sendAttempt(creation, customer, (attempt) =>
      call(createCustomerApi, {
        body: { ...attempt.request, ...sentLocale },
        headers: attemptHeaders(attempt),
        signal: answerTimeout(),
      }),
    );
  } catch (error) {
    const told = showFailure(error, rewardsAppTexts.notCreated);
    return hasCode(error, 'phone_taken') ? { ...told, phone: error.text ?? '' } : told;
  }
  track('rewards_sign_up');
  trackConversion('rewards_conversion');
  showToast({ title: rewardsAppTexts.welcome, description: rewardsAppTexts.created });
  $rewards.set({ mode: 'dashboard', phone: formatPhone(customer.phone), first: null });
  return {};
}

/** From account creation or a code to the sign-in. */
export const backToSignIn = (): void => $rewards.set({ mode: 'sign-in' });

/** Leaves the dashboard at once, while the server ends the session. */
export function leave(): void {
  leaving = call(leaveRewardsApi, { signal: AbortSignal.timeout(LEAVE_TIMEOUT_MS) }).catch(() => {});
  $rewards.set({ mode: 'sign-in' });
}
