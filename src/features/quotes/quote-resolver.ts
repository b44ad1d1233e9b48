import { quoteSchema } from '../../domain/quotes/quote.schema.ts';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';

export const quoteResolver = schemaResolver(quoteSchema);
