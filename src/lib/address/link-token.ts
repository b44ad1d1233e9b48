import { hasCode } from '../requests/request.ts';

/** The token of a mailed link is everything after "#". No server gets to see it but by our own calls. */
export const tokenInAddress = (): string => location.hash.slice(1);

/** What the address names is malformed, unknown or too old. */
export const isMissing = (error: unknown): boolean =>
  hasCode(error, 'invalid_input') || hasCode(error, 'not_found');

/** The page in the other language opens the same request. */
export function passTokenOn(token: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    link.search = location.search;
    link.hash = token;
  }
}
