import { keyedHash, keyedHashes, tokenHash } from '../../lib/secret.ts';

/** What the mail about a link carries: it follows from the row's id and is kept nowhere. */
export const linkToken = (linkId: string): string => keyedHash('staff-link', linkId);

/** Under which better-auth's resetPassword() finds the row by its token: see `storeIdentifier` in netlify/lib/auth.ts. */
export const linkIdentifier = (token: string): string => tokenHash(`reset-password:${token}`);

/** The token of a link that may have been made with the previous secret. Throws where both are others. */
export function tokenOfLink(linkId: string, identifier: string): string {
  const token = keyedHashes('staff-link', linkId).find((each) => linkIdentifier(each) === identifier);
  if (token === undefined) throw new Error('A link made with another AUTH_SECRET.');
  return token;
}
