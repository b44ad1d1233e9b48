import { PRIVACY_REQUEST_DUE_DAYS } from '../../business/constants.ts';
import type { YardHours } from '../locations/hours/opening.ts';
import { answerBy } from '../offers/request/answer-by.ts';
import { momentAt } from '../shared/time/from-new-york.ts';
import type { Callback } from './quote.schema.ts';

const DAY_MS = 86_400_000;

/** What somebody sent: a call at a time they chose, what we answer in opening hours, or a request about their own data. */
type Sent =
  | { readonly kind: 'call'; readonly callback: Callback; readonly yards: readonly YardHours[] }
  | { readonly kind: 'question'; readonly yards: readonly YardHours[] }
  | { readonly kind: 'data' };

/** When what arrived is due. It is stored with it, so that pages, lists and mails all mean the same moment. */
export function dueAt(sent: Sent, receivedAt: Date): Date {
  switch (sent.kind) {
    case 'call':
      return momentAt(sent.callback.day, sent.callback.time) ?? answerBy(sent.yards, receivedAt);
    case 'question':
      return answerBy(sent.yards, receivedAt);
    case 'data':
      return new Date(receivedAt.getTime() + PRIVACY_REQUEST_DUE_DAYS * DAY_MS);
  }
}
