/** The token of a link is everything after "#". No server gets to see it but by our own calls. */
export const tokenInAddress = (): string => location.hash.slice(1);

/** The page in the other language opens the same request. */
export function passTokenOn(token: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) link.hash = token;
}
