import type { FieldErrors, Resolver } from 'react-hook-form';
import { type Quote, type QuoteDraft, quoteSchema } from '../../domain/quotes/quote.schema.ts';

/**
 * The first message of each field. The ready-made resolver would show a union's innermost message ("Invalid input")
 * in place of the one the schema gives for a wrong e-mail.
 */
export const quoteResolver: Resolver<QuoteDraft, unknown, Quote> = (values) => {
  const result = quoteSchema.safeParse(values);
  if (result.success) return { values: result.data, errors: {} };
  const errors: FieldErrors<QuoteDraft> = {};
  for (const { path, code, message } of result.error.issues) {
    errors[path[0] as keyof QuoteDraft] ??= { type: code, message };
  }
  return { values: {}, errors };
};
