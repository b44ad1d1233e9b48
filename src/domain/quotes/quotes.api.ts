import * as z from 'zod/mini';
import { QUOTE_PHOTOS_MAX } from '../../business/constants.ts';
import { estimateSchema } from '../estimate/estimate.schema.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { HIDDEN_FIELDS } from '../shared/contract/hidden-fields.ts';
import { LOCALES } from '../shared/language/locales.ts';
import type { VehicleWithoutVin } from '../vehicles/stored-vehicle.ts';
import { vehicleSentences } from '../vehicles/texts.ts';
import { vehicleSchema } from '../vehicles/vehicle.schema.ts';
import type { PickupNote } from '../shared/quote-state.ts';
import { callbackSchema, NAMES_FIT, pickupSchema, REQUEST_FIELDS } from './quote.schema.ts';
import { quoteSentences } from './texts.ts';

const isPhotoCount = (count: number) => Number.isInteger(count) && count > 0 && count <= QUOTE_PHOTOS_MAX;

/** The form's fields, the details of a pickup or a callback (never both), and what the browser adds. */
export const quoteRequestSchema = z
  .strictObject({
    ...REQUEST_FIELDS,
    pickup: z.optional(pickupSchema),
    callback: z.optional(callbackSchema),
    /** The estimator's lines; the description has them in words. */
    estimate: z.optional(estimateSchema),
    /** A car. Its weight and its sum are found by the server. */
    vehicle: z.optional(vehicleSchema),
    /** The language of the page that sends it; English without it. */
    locale: z.optional(z.enum(LOCALES)),
    /** Whether a photo follows on its own call; staff mail waits a little for it. */
    photoFollows: z._default(z.boolean(), false),
    /** How many follow; without it, one. */
    photoCount: z.optional(z.number().check(z.refine(isPhotoCount))),
    ...HIDDEN_FIELDS,
  })
  .check(
    ...NAMES_FIT,
    z.refine(({ pickup, callback }) => !(pickup && callback), {
      path: ['callback'],
      error: quoteSentences.both,
    }),
    z.refine(({ vehicle, pickup }) => !vehicle || (vehicle.handover === 'pickup') === Boolean(pickup), {
      path: ['vehicle', 'handover'],
      error: vehicleSentences.handover,
    }),
  );

export type QuoteRequestInput = z.output<typeof quoteRequestSchema>;

export interface QuoteRequestCreated {
  readonly id: string;
  /** Lets the announced photos be sent (addQuotePhotosApi); null when none was announced. */
  readonly photoToken: string | null;
  /** Opens /request for this request. */
  readonly requestToken: string;
  /** The car as we have it, with what its sum is made of; null without one. */
  readonly car: VehicleWithoutVin | null;
  /** What its form said of a pickup. */
  readonly notes: readonly PickupNote[];
  /** ISO time, as the next. */
  readonly receivedAt: string;
  /** By when an answer can be expected; null: no yard opens. */
  readonly answerBy: string | null;
  /** A confirmation was asked for, and this address gets no more mail today. Said once, not to a repeat. */
  readonly isCopyRefused: boolean;
}

/**
 * Answers 201. Takes an Idempotency-Key: the same key gives the same answer and one request. slot_taken (NextSlot) if a truck's time in pickup.window is
 * somebody else's by now.
 */
export const createQuoteRequestApi = endpoint('POST /api/quote-requests', {
  input: quoteRequestSchema,
  output: answer<QuoteRequestCreated>(),
  errors: ['idempotency_key_reused', 'slot_taken'],
  status: 201,
  verbLimit: { scope: 'quotes', limit: 10, windowMs: 600_000 },
});

/** The header that carries the photoToken. */
export const PHOTO_TOKEN_HEADER = 'x-photo-token';

/**
 * One of several photos, QUOTE_PHOTOS_MAX at most, within QUOTE_PHOTOS_WITHIN_MS of the request. The body is the picture itself, its
 * Idempotency-Key the photo's id, a UUID: a photo sent again is the same one, whatever the body. Answers 201.
 */
export const addQuotePhotosApi = endpoint('POST /api/quote-requests/:id/photos', {
  output: answer<{ id: string }>(),
  errors: ['forbidden', 'not_found', 'no_more_photos', 'too_large', 'unsupported_media_type'],
  status: 201,
  body: 'file',
  // Photos of requests, counted before they are read.
  limit: { scope: 'photos', limit: 60, windowMs: 600_000 },
});
