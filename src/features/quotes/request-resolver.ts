import type * as z from 'zod/mini';
import { quoteSchema } from '../../domain/quotes/quote.schema.ts';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';
import type { RequestDraft, RequestResolver, RequestValues } from './request-kind.ts';

interface Refusal {
  readonly field: 'day' | 'window' | 'time';
  readonly message: string;
}

/** A form with mistakes has no values. */
const isValid = (values: RequestValues | Record<string, never>): values is RequestValues =>
  'firstName' in values;

/** Checks a form with its schema, then with `refusalOf`: a day or time can be well-formed and still not on offer. */
export const requestResolver =
  (schema: unknown, refusalOf: (values: RequestValues) => Refusal | null = () => null): RequestResolver =>
  async (...given) => {
    const result = await schemaResolver(schema as z.ZodMiniType<RequestValues, RequestDraft>)(...given);
    if (!isValid(result.values)) return result;
    const refusal = refusalOf(result.values);
    return refusal
      ? { values: {}, errors: { [refusal.field]: { type: 'offer', message: refusal.message } } }
      : result;
  };

export const quoteResolver = requestResolver(quoteSchema);
