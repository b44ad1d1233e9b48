import { QUOTE_PHOTO_GRACE_MS } from '../../../src/business/constants.ts';
import type { Message } from '../outbox/enqueue.ts';
import type { QuoteRow } from './find-quote.ts';

type NewQuote = Pick<QuoteRow, 'id' | 'email' | 'emailMe' | 'suspectedSpam' | 'photoState'>;

/** The mail a new quote request causes: staff's, which waits a little for an announced photo, and the visitor's if asked for. */
export function messagesFor({ id, email, emailMe, suspectedSpam, photoState }: NewQuote): readonly Message[] {
  if (suspectedSpam) return [];
  const delayMs = photoState === 'expected' ? QUOTE_PHOTO_GRACE_MS : 0;
  const staff: Message = { kind: 'quote_staff_mail', subjectId: id, delayMs };
  return emailMe && email ? [staff, { kind: 'quote_visitor_mail', subjectId: id }] : [staff];
}
