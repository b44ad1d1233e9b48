import type { QuoteDetail } from '../../../domain/quotes/admin-quotes.api.ts';

export interface QuotePartProps {
  readonly quote: QuoteDetail;
  /** Called after a write, and if somebody else was first. */
  readonly reload: () => Promise<void>;
}
