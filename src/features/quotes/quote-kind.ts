import { EMPTY_QUOTE } from './empty-quote.ts';
import type { RequestKind, RequestDraft, RequestResolver, RequestValues } from './request-kind.ts';
import type * as z from 'zod/mini';
import { quoteSchema } from '../../domain/quotes/quote.schema.ts';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';

export const quoteResolver: RequestResolver = schemaResolver(
  quoteSchema as z.ZodMiniType<RequestValues, RequestDraft>,
);

export const QUOTE_KIND: RequestKind = {
  name: 'quote',
  resolver: quoteResolver,
  empty: EMPTY_QUOTE,
  event: 'quote_request',
  conversion: 'quote_conversion',
};
