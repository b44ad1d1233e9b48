import { EMPTY_QUOTE } from './empty-quote.ts';
import { quoteResolver } from './quote-resolver.ts';
import type { RequestKind } from './request-kind.ts';

export const QUOTE_KIND: RequestKind = {
  name: 'quote',
  resolver: quoteResolver,
  empty: EMPTY_QUOTE,
  event: 'quote_request',
  conversion: 'quote_conversion',
};
