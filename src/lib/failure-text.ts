import { RequestError } from './request.ts';

/** Tells a visitor why a call failed, in one or two sentences. */
export function failureText(error: unknown): string {
  if (!navigator.onLine) return 'You are offline.';
  if (error instanceof RequestError) {
    return error.text ?? `Our server answered ${`${error.status} ${error.statusText}`.trim()}.`;
  }
  return error instanceof DOMException && error.name === 'TimeoutError'
    ? 'There was no answer in time.'
    : 'Our server could not be reached.';
}
