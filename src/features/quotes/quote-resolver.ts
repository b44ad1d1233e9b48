import type * as z from 'zod/mini';
import { quoteSchema } from '../../domain/quotes/quote.schema.ts';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';
import type { RequestDraft, RequestResolver, RequestValues } from './request-kind.ts';

export const quoteResolver: RequestResolver = schemaResolver(
  quoteSchema as z.ZodMiniType<RequestValues, RequestDraft>,
);
