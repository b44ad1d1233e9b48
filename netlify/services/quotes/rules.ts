import type { QuoteRequestInput } from '../../../src/domain/quotes/quotes.api.ts';
import { QUOTE_PHOTO_GRACE_MS } from '../../../src/business/constants.ts';
import type { QuoteRecord } from '../../database/schema/quotes.ts';
import type { Message } from '../outbox/enqueue.ts';
import { pushMessages } from '../push/rows.ts';
import { isKeyedHash, keyedHash } from '../../lib/secret.ts';

type Kind = Pick<QuoteRecord, 'kind' | 'details'>;

/** The stored details of a pickup or of a call at a set time. The schema allows only one of them. */
export function kindOf({ pickup, callback }: Pick<QuoteRequestInput, 'pickup' | 'callback'>): Kind {
  if (pickup) {
    const { hold: _hold, ...details } = pickup;
    return { kind: 'pickup', details };
  }
  if (callback) return { kind: 'callback', details: callback };
  return { kind: 'quote', details: null };
}

type NewQuote = Pick<QuoteRecord, 'id' | 'email' | 'emailMe' | 'suspectedSpam' | 'photoState'>;

/** The address for the visitor's copy; null if none was asked for, or if the request looks like spam. */
export const copyTo = ({ email, emailMe, suspectedSpam }: Omit<NewQuote, 'id'>): string | null =>
  emailMe && !suspectedSpam ? email : null;

/**
 * The messages of a new quote request: staff's mail, which waits a little for an announced photo, their notifications, and the visitor's
 * mail if it may be sent.
 */
export function messagesFor(
  { id, suspectedSpam, photoState }: NewQuote,
  { mayCopy }: { readonly mayCopy: boolean },
): readonly Message[] {
  if (suspectedSpam) return [];
  const delayMs = photoState === 'expected' ? QUOTE_PHOTO_GRACE_MS : 0;
  return [
    { kind: 'quote_staff_mail', subjectId: id, delayMs },
    ...pushMessages('quote_push', id),
    ...(mayCopy ? [{ kind: 'quote_visitor_mail', subjectId: id } as const] : []),
  ];
}

/**
 * The token that lets one photo be sent for a quote request. It is derived from the id and a key, so it is stored nowhere;
 * whether it was used is the request's photo state.
 */
export const photoTokenOf = (quoteId: string): string => keyedHash('photo-token', quoteId);

export const isPhotoToken = (given: string, quoteId: string): boolean =>
  isKeyedHash('photo-token', quoteId, given);
