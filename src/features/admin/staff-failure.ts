import { failureText } from '../../lib/requests/failure-text.ts';
import { hasCode, RequestError } from '../../lib/requests/request.ts';
import { ownerFailure } from './form/unusual-question.ts';

/** Why something could not be done on this device; `message` is for the person. */
export class UserFacingError extends Error {
  override readonly name = 'UserFacingError';
}

// Visitors are told to call us, which staff are.
const FAILED = 'Something went wrong. Please try again. If it keeps happening, tell an owner.';

const FORBIDDEN =
  'Your role doesn’t allow this. If it was changed just now, ask an owner. What you typed is still here.';

const MINUTE_SECONDS = 60;

function waitText(seconds: number): string {
  if (seconds < MINUTE_SECONDS) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** The message for a failed call, with how long to wait if the server says so. */
export function staffFailure(error: unknown): string {
  if (error instanceof UserFacingError) return error.message;
  const needsOwner = ownerFailure(error);
  if (needsOwner) return needsOwner;
  // Shown after the sign-in that this error leads to, or during one that took too long.
  if (hasCode(error, 'not_signed_in'))
    return 'You were signed out, so this didn’t go through. Please try again.';
  // In the middle of work, this can only mean that the person's role has changed since the page was opened.
  if (hasCode(error, 'forbidden')) return FORBIDDEN;
  if (hasCode(error, 'internal') || hasCode(error, 'unavailable')) return FAILED;
  const isTooMany = error instanceof RequestError && error.status === 429;
  const seconds = isTooMany ? Number(error.headers.get('retry-after')) : 0;
  return seconds ? `Too many attempts. Please wait ${waitText(seconds)}.` : failureText(error);
}
