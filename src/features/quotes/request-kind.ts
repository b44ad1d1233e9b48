import type { Resolver, UseFormReturn } from 'react-hook-form';
import type { Quote, QuoteDraft } from '../../domain/quotes/quote.schema.ts';
import type { QuoteRequestInput } from '../../domain/quotes/quotes.api.ts';
import type { AnalyticsEvent, Conversion } from '../../lib/analytics.ts';

/** What the fields of any of the forms hold; each form shows those of its kind. */
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

/** What a form that is filled in rightly asks for. */
export type RequestValues = Quote & Pick<QuoteRequestInput, 'pickup' | 'callback'>;

export type RequestForm = UseFormReturn<RequestDraft, unknown, RequestValues>;

export type RequestResolver = Resolver<RequestDraft, unknown, RequestValues>;

/** What one form does differently from another. */
export interface RequestKind {
  /** Starts the names under which its draft is saved, and the ids of its controls. */
  readonly name: 'quote' | 'pickup' | 'callback';
  readonly resolver: RequestResolver;
  readonly empty: RequestDraft;
  /** Reported when the request has arrived. */
  readonly event: AnalyticsEvent;
  readonly conversion: Conversion;
}
