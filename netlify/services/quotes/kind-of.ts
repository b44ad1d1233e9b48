import type { QuoteRequestInput } from '../../../src/domain/quotes/quotes.api.ts';
import type { QuoteRow } from './find-quote.ts';

type Kind = Pick<QuoteRow, 'kind' | 'details'>;

/** What makes a request one for a truck or for a call at a set time, as it is kept. The schema lets only one of them in. */
export function kindOf({ pickup, callback }: Pick<QuoteRequestInput, 'pickup' | 'callback'>): Kind {
  if (pickup) return { kind: 'pickup', details: pickup };
  if (callback) return { kind: 'callback', details: callback };
  return { kind: 'quote', details: null };
}
