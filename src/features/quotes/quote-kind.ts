import { quoteSchema } from '../../domain/quotes/quote.schema.ts';
import { EMPTY_QUOTE, type RequestKind } from './request-kind.ts';
import { requestResolver } from './request-resolver.ts';

export const QUOTE_KIND: RequestKind = {
  name: 'quote',
  resolver: requestResolver(quoteSchema),
  empty: EMPTY_QUOTE,
  event: 'quote_request',
  conversion: 'quote_conversion',
};
