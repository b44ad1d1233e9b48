import type { Resolver, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type Quote, type QuoteDraft, quoteSchema } from '../../domain/quotes/quote.schema.ts';
import type { QuoteRequestInput } from '../../domain/quotes/quotes.api.ts';
import type { AnalyticsEvent, Conversion } from '../../lib/analytics.ts';
import type { fieldPropsOf } from '../../ui/form/field-props.ts';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';

/** The fields of all three forms; each form shows those of its kind. */
export interface RequestDraft extends QuoteDraft {
  readonly address?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly weightClass?: string;
  readonly day?: string;
  readonly window?: string;
  readonly time?: string;
}

/** What a valid form asks for. */
export type RequestValues = Quote & Pick<QuoteRequestInput, 'pickup' | 'callback'>;

export type RequestForm = UseFormReturn<RequestDraft, unknown, RequestValues>;

/** Props for a form's labels, controls and errors. */
export type FieldParts = ReturnType<typeof fieldPropsOf<RequestDraft>>;

type RequestResolver = Resolver<RequestDraft, unknown, RequestValues>;

/** Where one form differs from another. */
export interface RequestKind {
  /** Prefix of its storage keys and control ids. */
  readonly name: 'quote' | 'pickup' | 'callback';
  readonly resolver: RequestResolver;
  readonly empty: RequestDraft;
  /** Reported when the server has the request. */
  readonly event: AnalyticsEvent;
  readonly conversion: Conversion;
}

export const EMPTY_QUOTE: QuoteDraft = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  location: '',
  description: '',
  callMe: false,
  emailMe: false,
};

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

export const QUOTE_KIND: RequestKind = {
  name: 'quote',
  resolver: requestResolver(quoteSchema),
  empty: EMPTY_QUOTE,
  event: 'quote_request',
  conversion: 'quote_conversion',
};
