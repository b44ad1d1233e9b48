import { RequestError } from '../../lib/request.ts';

/** What a visitor reads when a look-up could not be sent. */
export function lookUpFailure(error: unknown): string {
  if (error instanceof RequestError && error.text) return error.text;
  return navigator.onLine
    ? 'That did not work. Please try again in a moment or call us.'
    : 'You are offline. Please try again when you are back online.';
}
