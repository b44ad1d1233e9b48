import type { FieldErrors } from 'react-hook-form';
import * as z from 'zod/mini';
import { pickupRefusal, yardsFor } from '../../domain/quotes/offered-times.ts';
import { pickupSchema, quoteSchema } from '../../domain/quotes/quote.schema.ts';
import { VEHICLE_QUESTIONS } from '../../business/vehicles.ts';
import { COMPLETE_VEHICLE } from '../../domain/vehicles/vehicle-condition.ts';
import { vehicleSchema } from '../../domain/vehicles/vehicle.schema.ts';
import { PICKUP_WEIGHT_CLASSES } from '../../business/constants.ts';
import type { RequestDraft, RequestResolver } from '../quotes/request-kind.ts';
import { requestResolver } from '../quotes/request-resolver.ts';
import { $yardHours } from '../quotes/timed/yard-hours.store.ts';
import { BY_HAND, carName, decodedOf, isPricedByHand, isVin, vinOf, weightOf } from './car-values.ts';
import { carTexts, conditionTexts, sendCarTexts } from './texts.ts';

const formSchema = z.object({
  ...quoteSchema.shape,
  vehicle: vehicleSchema,
  pickup: z.optional(pickupSchema),
});

const [, FIRST, HEAVY] = PICKUP_WEIGHT_CLASSES;
const HEAVY_FROM = 5_000_000;

/** A kind that staff price by hand is asked for no condition. */
function answersOf(draft: RequestDraft) {
  const isByHand = isPricedByHand(draft);
  if (!isByHand && draft.complete === 'yes') return COMPLETE_VEHICLE;
  return Object.fromEntries(VEHICLE_QUESTIONS.map((name) => [name, isByHand ? 'unknown' : draft[name]]));
}

/** What is sent of the form's fields: the description says which car it is, so that a list of requests does. */
const requestOf = ({ address, city, state, zip, day, window, ...draft }: RequestDraft) => ({
  ...draft,
  description: [sendCarTexts.described(carName(draft)), draft.description].filter(Boolean).join('\n'),
  vehicle: {
    vin: vinOf(draft),
    year: Number(draft.year?.trim() || NaN),
    make: draft.make,
    model: draft.model,
    kind: draft.kind,
    ...answersOf(draft),
    title: draft.title,
    isTyped: !decodedOf(draft),
  },
  ...(draft.handover === 'pickup' && {
    pickup: {
      address,
      city,
      state,
      zip,
      day,
      window,
      weightClass: (weightOf(draft)?.milliPounds ?? 0) < HEAVY_FROM ? FIRST : HEAVY,
    },
  }),
});

const check = requestResolver(formSchema, ({ pickup, location }) =>
  pickup ? pickupRefusal(pickup, yardsFor(location, $yardHours.get()), new Date()) : null,
);

/** Nothing is said of the car yet, or a VIN that can be none: the next word is the VIN's. */
const isAtVin = (draft: RequestDraft) =>
  !draft.noVin && !isVin(vinOf(draft)) && BY_HAND.every((name) => !draft[name]);

const told = (message: string) => ({ type: 'schema', message });

/** The schema speaks of "vehicle.year", the form of "year". */
export const vehicleResolver: RequestResolver = async (draft, ...rest) => {
  const result = await check(requestOf(draft) as RequestDraft, ...rest);
  const { vehicle, pickup, ...own } = result.errors as FieldErrors & {
    readonly vehicle?: FieldErrors;
    readonly pickup?: FieldErrors;
  };
  const errors: Record<string, unknown> = { ...own, ...vehicle, ...pickup };
  if (isAtVin(draft)) {
    for (const name of BY_HAND) delete errors[name];
    errors.vin ??= told(carTexts.unsaid);
  }
  // Made of the car's name, it is too short without one; that is said at the year, the make and the model.
  if (!carName(draft)) delete errors.description;
  if (!draft.complete && VEHICLE_QUESTIONS.some((name) => errors[name]))
    errors.complete = told(conditionTexts.unsaid);
  return { ...result, errors } as typeof result;
};
