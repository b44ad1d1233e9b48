import * as z from 'zod/mini';
import { VEHICLE_QUESTIONS } from '../../business/vehicles.ts';
import { unofferedFields } from '../../domain/quotes/offered-times.ts';
import { callbackSchema, NAMES_FIT, pickupSchema, REQUEST_FIELDS } from '../../domain/quotes/quote.schema.ts';
import {
  BY_HAND,
  carName,
  conditionOf,
  decodedOf,
  handoverOf,
  isPricedByHand,
  isVin,
  towedClassOf,
  vinOf,
} from '../../domain/vehicles/car-draft.ts';
import { carWords, vehicleSentences } from '../../domain/vehicles/texts.ts';
import { forQuestions } from '../../domain/vehicles/value/vehicle-condition.ts';
import { vehicleSchema } from '../../domain/vehicles/vehicle.schema.ts';
import { quoteSentences } from '../../domain/quotes/texts.ts';
import { draftSchema } from '../../ui/form/draft-schema.ts';
import type { RequestDraft, RequestName, RequestValues } from './request-kind.ts';
import { quoteFormTexts, requestFormTexts } from './texts.ts';
import { $yardHours } from './timed/yard-hours.store.ts';

/** A day or time can be well-formed and still not on offer. By this device's clock; the server checks again by its own. */
const onOffer = z.superRefine<RequestValues>((values, { addIssue }) => {
  const told = Object.entries(unofferedFields(values, $yardHours.get(), new Date()) ?? {});
  for (const [name, message] of told) addIssue({ code: 'custom', path: name.split('.'), message });
});

/** Who ticks the box has to say where to write, and is told with what else is wrong. The call takes it without an address, and mails nobody. */
const emailGiven = (box: string) =>
  z.refine<Partial<RequestValues>>(({ email, emailMe }) => emailMe !== true || Boolean(email), {
    path: ['email'],
    error: quoteSentences.noEmail(box),
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

const ANSWERED = [...NAMES_FIT, emailGiven(quoteFormTexts.emailMe)] as const;
const CALLED = [...NAMES_FIT, emailGiven(requestFormTexts.emailMe), onOffer] as const;

const quote = z.object(REQUEST_FIELDS).check(...ANSWERED);
const pickup = z.object({ ...REQUEST_FIELDS, pickup: pickupSchema }).check(...CALLED);
const callback = z.object({ ...REQUEST_FIELDS, callback: callbackSchema }).check(...CALLED);
const car = z
  .object({ ...REQUEST_FIELDS, vehicle: vehicleSchema, pickup: z.optional(pickupSchema) })
  .check(...ANSWERED, onOffer);

/** A kind that staff price by hand is asked for no condition. */
function answersOf(draft: RequestDraft) {
  if (isPricedByHand(draft)) return forQuestions(() => 'unknown' as const);
  const condition = conditionOf(draft);
  // The list begins with a complete car's answers, which nobody has given.
  if (!condition) return forQuestions(() => undefined);
  return draft.complete === 'yes' ? condition : {};
}

/** What is sent of a car's form: the description says which car it is, so that a list of requests does. */
const requestOf = (draft: RequestDraft) => ({
  ...draft,
  description: [carName(draft) && carWords.described(carName(draft)), draft.description]
    .filter(Boolean)
    .join('\n'),
  vehicle: {
    ...draft.vehicle,
    vin: vinOf(draft),
    year: Number(draft.vehicle?.year?.trim() || NaN),
    ...answersOf(draft),
    isTyped: !decodedOf(draft),
  },
  pickup: handoverOf(draft) === 'pickup' ? { ...draft.pickup, weightClass: towedClassOf(draft) } : undefined,
});

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

const isOf =
  (group: string, names: readonly string[]) =>
  ({ path }: Issue) =>
    path[0] === group && names.includes(String(path[1]));
const isByHand = isOf('vehicle', BY_HAND);
const isAnswer = isOf('vehicle', VEHICLE_QUESTIONS);

/** Nothing is said of the car yet, or a VIN that can be none: the next word is the VIN's. */
const isAtVin = (draft: RequestDraft) =>
  !draft.noVin && !isVin(vinOf(draft)) && BY_HAND.every((name) => !draft.vehicle?.[name]);

/** What is missing of a car is told where the form asks for it next. */
function toldOf(draft: RequestDraft, issues: readonly Issue[]): readonly Issue[] {
  const hasCondition = conditionOf(draft) !== null;
  const told = issues.filter(
    (issue) =>
      !(isAtVin(draft) && isByHand(issue)) &&
      (hasCondition || !isAnswer(issue)) &&
      // Made of the car's name, it is too short without one; that is said at the year, the make and the model.
      (carName(draft) || issue.path[0] !== 'description'),
  );
  if (isAtVin(draft)) told.push({ path: ['vehicle', 'vin'], message: vehicleSentences.unsaid });
  if (!hasCondition && issues.some(isAnswer)) {
    const { isComplete, sameAsComplete } = vehicleSentences;
    told.push({ path: ['complete'], message: draft.complete ? sameAsComplete : isComplete });
  }
  return told;
}

/** What each form is checked by, and what its draft is sent as. */
export const REQUEST_SCHEMAS: Readonly<Record<RequestName, z.ZodMiniType<RequestValues, RequestDraft>>> = {
  quote,
  pickup,
  callback: draftSchema((draft: RequestDraft) => ({ ...draft, callMe: true }), callback),
  vehicle: z.pipe(
    z.custom<RequestDraft>(),
    z.transform((draft, { issues }) => {
      const { success, data, error } = car.safeParse(requestOf(draft));
      if (success) return data;
      for (const issue of toldOf(draft, error.issues))
        issues.push({ code: 'custom', input: draft, ...issue });
      return z.NEVER;
    }),
  ),
};
