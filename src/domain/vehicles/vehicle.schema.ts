import * as z from 'zod/mini';
import {
  VEHICLE_FIRST_YEAR,
  VEHICLE_NAME_MAX_LENGTH,
  VEHICLE_YEARS_AHEAD,
  VIN_FIRST_YEAR,
} from '../../business/vehicles.ts';
import { inNewYork } from '../shared/time/new-york-time.ts';
import { atMost, cleaned } from '../shared/text/text.ts';
import { VEHICLE_TITLES } from './papers.ts';
import { vehicleSentences } from './texts.ts';
import { VEHICLE_HANDOVERS } from './value/value-vehicle.ts';
import { forQuestions, VEHICLE_ANSWERS } from './value/vehicle-condition.ts';
import { VEHICLE_CLASS_KEYS } from './value/vehicle-class.ts';
import { normalizeVin, vinProblem } from './vin.ts';

/** The sentence about a normalized VIN; undefined: it can be one. */
function vinSentence(vin: string): string | undefined {
  const problem = vinProblem(vin);
  if (!problem) return undefined;
  const sentence = vehicleSentences.vin[problem];
  return typeof sentence === 'string' ? sentence : sentence(vin.length);
}

const vin = z
  .string()
  .check(
    z.refine((signs) => vinProblem(signs) === null, { error: ({ input }) => vinSentence(String(input)) }),
  );

/** A VIN however it was typed; the result has 17 characters. */
export const vinSchema = cleaned(vin, normalizeVin);

/** The last model year that is sold by now. */
export const latestYear = (now = new Date()): number =>
  Number(inNewYork(now).date.slice(0, 4)) + VEHICLE_YEARS_AHEAD;

const isYear = (year: number) => Number.isInteger(year) && year >= VEHICLE_FIRST_YEAR && year <= latestYear();

const yearSchema = z.number(vehicleSentences.year).check(
  z.refine(isYear, {
    error: ({ input }) =>
      Number.isInteger(input) && Number(input) > VEHICLE_FIRST_YEAR
        ? vehicleSentences.yearTooLate(latestYear())
        : vehicleSentences.year,
  }),
);

/** A make's or a model's name: "Town & Country", "C/K 1500", "Citroën". */
const nameOf = (missing: string) =>
  cleaned(
    z
      .string(missing)
      .check(
        z.minLength(1, missing),
        atMost(VEHICLE_NAME_MAX_LENGTH),
        z.regex(/^[\p{L}\p{M}\p{N} .,'’&!()/+-]*$/u, vehicleSentences.nameSigns),
      ),
  );

export const makeSchema = nameOf(vehicleSentences.make);
export const modelSchema = nameOf(vehicleSentences.model);

const answerSchema = z.enum(VEHICLE_ANSWERS, vehicleSentences.answer);

interface Answers {
  readonly [key: string]: unknown;
}

// Told together with what else is wrong.
const isObject = ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null;

/** A car that somebody offers. Its weight and its sum are ours to say, so neither is taken from a caller. */
export const vehicleSchema = z
  .strictObject({
    vin: z._default(
      cleaned(
        z.union([z.literal(''), vin], { error: ({ input }) => vinSentence(String(input)) }),
        normalizeVin,
      ),
      '',
    ),
    year: yearSchema,
    make: makeSchema,
    model: modelSchema,
    kind: z.enum(VEHICLE_CLASS_KEYS, vehicleSentences.kind),
    ...forQuestions(() => answerSchema),
    handover: z.enum(VEHICLE_HANDOVERS, vehicleSentences.handover),
    title: z.enum(VEHICLE_TITLES, vehicleSentences.title),
    /** The sum that was shown is of what was typed: nobody could look the VIN up. */
    isTyped: z.optional(z.boolean()),
  })
  .check(
    z.refine<Answers>(({ wheels, rolls }) => !(wheels === 'no' && rolls === 'yes'), {
      path: ['rolls'],
      error: vehicleSentences.cannotRoll,
      when: isObject,
    }),
    z.refine<Answers>(
      ({ vin: signs, year }) => !signs || typeof year !== 'number' || year >= VIN_FIRST_YEAR,
      {
        path: ['year'],
        error: vehicleSentences.yearBeforeVins,
        when: isObject,
      },
    ),
  );

export type VehicleDraft = z.input<typeof vehicleSchema>;
export type Vehicle = z.output<typeof vehicleSchema>;
