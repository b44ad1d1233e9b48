import { isKeyedHash, keyedHash } from '../../lib/secret.ts';

/**
 * What lets one photo be sent for a quote request. It follows from the id and a key of ours, so it is stored nowhere;
 * whether it was used is the request's photo state.
 */
export const photoTokenOf = (quoteId: string): string => keyedHash('photo-token', quoteId);

export const isPhotoToken = (given: string, quoteId: string): boolean =>
  isKeyedHash('photo-token', quoteId, given);
