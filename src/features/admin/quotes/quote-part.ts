import type { QuoteDetail } from '../../../domain/quotes/admin-quotes.api.ts';

/** What each part of a request's view takes. */
export interface QuotePartProps {
  readonly quote: QuoteDetail;
  /** After a write, and where somebody else was first. */
  readonly reload: () => Promise<void>;
}
