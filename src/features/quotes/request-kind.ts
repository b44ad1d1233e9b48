import type { Resolver, UseFormReturn } from 'react-hook-form';
import type { EstimateData } from '../../domain/estimate/estimate.schema.ts';
import type { Quote, QuoteDraft } from '../../domain/quotes/quote.schema.ts';
import { NOTHING_CHOSEN } from '../../domain/quotes/request-choices.ts';
import type { QuoteRequestInput } from '../../domain/quotes/quotes.api.ts';
import type { VehicleQuestion } from '../../business/vehicles.ts';
import type { DecodedVehicle } from '../../domain/vehicles/vehicles.api.ts';
import type { AnalyticsEvent, Conversion } from '../../lib/analytics.ts';
import type { fieldPropsOf } from '../../ui/form/field-props.ts';

/** What the form for a car has besides. */
interface CarDraft extends Partial<Record<VehicleQuestion, string>> {
  readonly vin?: string;
  /** Not empty: the car is described by hand, and what stands in `vin` is not sent. */
  readonly noVin?: string;
  readonly year?: string;
  readonly make?: string;
  readonly model?: string;
  readonly kind?: string;
  /** 'yes': each part answers as a complete car's. */
  readonly complete?: string;
  readonly title?: string;
  readonly handover?: string;
  /** Without a field: what the decoder said of a VIN; no vehicle: nothing. */
  readonly decoded?: { readonly vin: string; readonly vehicle: DecodedVehicle | null } | null;
}

/** The fields of all four forms; each form shows those of its kind. */
export interface RequestDraft extends QuoteDraft, CarDraft {
  readonly address?: string;
  readonly city?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly weightClass?: string;
  readonly day?: string;
  readonly window?: string;
  readonly time?: string;
  /** Without a field: what the payout estimator left. */
  readonly estimate?: EstimateData;
}

/** What a valid form asks for. */
export type RequestValues = Quote & Pick<QuoteRequestInput, 'pickup' | 'callback' | 'estimate' | 'vehicle'>;

export type RequestForm = UseFormReturn<RequestDraft, unknown, RequestValues>;

/** Props for a form's labels, controls and errors. */
export type FieldParts = ReturnType<typeof fieldPropsOf<RequestDraft>>;

export type RequestResolver = Resolver<RequestDraft, unknown, RequestValues>;

/** A photo, under the id by which the server knows it. */
export interface RequestPhoto {
  readonly id: string;
  readonly blob: Blob;
}

/** Where one form differs from another. */
export interface RequestKind {
  /** Prefix of its storage keys and control ids. */
  readonly name: 'quote' | 'pickup' | 'callback' | 'vehicle';
  /** What checks a form: zod and the schema, which only somebody who fills it in needs. */
  readonly loadResolver: () => Promise<RequestResolver>;
  readonly empty: RequestDraft;
  /** Reported once, when somebody begins to fill it in; without one, `quote_start`. */
  readonly startEvent?: AnalyticsEvent;
  /** Reported when the server has the request. */
  readonly event: AnalyticsEvent;
  readonly conversion: Conversion;
}

export const EMPTY_QUOTE: QuoteDraft = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  description: '',
  ...NOTHING_CHOSEN,
};

export const QUOTE_KIND: RequestKind = {
  name: 'quote',
  loadResolver: async () => (await import('./request-resolver.ts')).quoteResolver,
  empty: EMPTY_QUOTE,
  event: 'quote_request',
  conversion: 'quote_conversion',
};
