import { failureTexts } from '../texts.ts';
import { RequestError } from './request.ts';

/** Tells a visitor why a call failed, in one or two sentences. */
export function failureText(error: unknown): string {
  if (!navigator.onLine) return failureTexts.offline;
  if (error instanceof RequestError) {
    return error.text ?? failureTexts.answered(error.status, error.statusText);
  }
  return error instanceof DOMException && error.name === 'TimeoutError'
    ? failureTexts.timeout
    : failureTexts.unreachable;
}
