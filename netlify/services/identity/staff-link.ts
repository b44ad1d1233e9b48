import { keyedHash } from '../../lib/secret.ts';
import { storedIdentifier } from './challenged-account.ts';

/** What the mail about a link carries: it follows from the row's id and is kept nowhere. */
export const linkToken = (linkId: string): string => keyedHash('staff-link', linkId);

/** Under which better-auth finds the row by its token. */
export const linkIdentifier = (token: string): string => storedIdentifier(`reset-password:${token}`);
