import type { UseFormReturn } from 'react-hook-form';
import type { EstimateData } from '../../domain/estimate/estimate.schema.ts';
import type { Callback, Pickup, Quote, QuoteDraft } from '../../domain/quotes/quote.schema.ts';
import type { QuoteRequestInput } from '../../domain/quotes/quotes.api.ts';
import type { CarDraft } from '../../domain/vehicles/car-draft.ts';
import type { AnalyticsEvent, Conversion } from '../../lib/measurement/analytics.ts';
import { callbackPath, pickupPath, quotePath, sellCarPath } from '../../paths.ts';
import type { fieldPropsOf } from '../../ui/form/fields/field-props.ts';

export interface RequestKind {
  /** Where its form is. */
  readonly page: string;
  /** Reported once, when somebody begins to fill it in; without one, `quote_start`. */
  readonly startEvent?: AnalyticsEvent;
  /** Reported when the server has the request. */
  readonly event: AnalyticsEvent;
  readonly conversion: Conversion;
}

/** Where one form differs from another, by the prefix of its storage keys and control ids. What checks it: request-schemas.ts. */
export const REQUEST_KINDS = {
  quote: { page: quotePath, event: 'quote_request', conversion: 'quote_conversion' },
  pickup: { page: pickupPath, event: 'pickup_request', conversion: 'callback_conversion' },
  callback: { page: callbackPath, event: 'callback_scheduled', conversion: 'callback_conversion' },
  vehicle: {
    page: sellCarPath,
    startEvent: 'vehicle_start',
    event: 'quote_request',
    conversion: 'quote_conversion',
  },
} as const satisfies Readonly<Record<string, RequestKind>>;
export type RequestName = keyof typeof REQUEST_KINDS;

/** What the fields of a group hold. */
type Typed<Group> = { readonly [Field in keyof Group]?: string };

/** The fields of all forms, in groups as they are sent; each form shows those of its kind. */
export interface RequestDraft extends QuoteDraft, CarDraft {
  readonly pickup?: Typed<Pickup> & { readonly hold?: string | undefined };
  readonly callback?: Typed<Callback>;
  /** Without a field: what the payout estimator left. */
  readonly estimate?: EstimateData;
}

/** What a valid form asks for. */
export type RequestValues = Quote & Pick<QuoteRequestInput, 'pickup' | 'callback' | 'vehicle'>;

export type RequestForm = UseFormReturn<RequestDraft, unknown, RequestValues>;

/** Props for a form's labels, controls and errors. */
export type FieldParts = ReturnType<typeof fieldPropsOf<RequestDraft>>;

/** A photo, under the id by which the server knows it. */
export interface RequestPhoto {
  readonly id: string;
  readonly blob: Blob;
}
