import * as z from 'zod/mini';
import { LAWFUL_HOURS, TRUCK_DAYS_AT_ONCE, TRUCK_STOP_MINUTES } from '../../business/constants.ts';
import { YARD_IDS } from '../../business/yards.ts';
import { LAWFUL_HOURS_MESSAGE } from '../locations/hours/lawful-hours.ts';
import { line } from '../shared/text/text.ts';
import { MISSED_REASONS } from './stop-state.ts';

const NAME_MAX_LENGTH = 40;
const LOAD_FAULT = 'Please enter 500 to 80,000 lb';
const MINUTES_FAULT = 'Please enter 10 to 240 minutes';

const yardId = z.enum(YARD_IDS, 'Please choose a yard');
const isoDay = z.iso.date('Please choose a day');
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time'));

/** Minutes after midnight. */
const startsAtSchema = z
  .int('Please enter a time')
  .check(z.minimum(0, 'Please enter a time'), z.maximum(1439, 'Please enter a time'));

export const truckSchema = z.strictObject({
  name: line(1, NAME_MAX_LENGTH, 'Please give the truck a name'),
  yardId,
  carriesLb: z.int(LOAD_FAULT).check(z.minimum(500, LOAD_FAULT), z.maximum(80_000, LOAD_FAULT)),
  isActive: z.boolean(),
});

export type TruckFacts = z.output<typeof truckSchema>;

const seenTruck = z.strictObject({
  name: z.string(),
  yardId: z.string(),
  carriesLb: z.number(),
  isActive: z.boolean(),
});

/** `seen`: the truck as the person saw it; null: there was none. */
export const truckChangeSchema = z.strictObject({ ...truckSchema.shape, seen: z.nullable(seenTruck) });
export type TruckChange = z.output<typeof truckChangeSchema>;

const hours = z.strictObject({ opens: clock, closes: clock }).check(
  z.refine(({ opens, closes }) => opens < closes, 'The end must be after the start'),
  z.refine(
    ({ opens, closes }) => opens >= LAWFUL_HOURS.opens && closes <= LAWFUL_HOURS.closes,
    LAWFUL_HOURS_MESSAGE,
  ),
);

export const truckDaysSchema = z.strictObject({
  days: z
    .array(isoDay)
    .check(
      z.minLength(1, 'Please choose a day'),
      z.maxLength(TRUCK_DAYS_AT_ONCE, 'Please choose fewer days'),
    ),
  /** null: the truck stays in its yard. */
  hours: z.nullable(hours),
  /** Of staff; null: nobody yet. */
  driverId: z.nullable(z.uuid('Please choose a driver')),
});

/** `seen`: what the person saw set for these days. */
export const truckDaysChangeSchema = z.strictObject({
  ...truckDaysSchema.shape,
  seen: z
    .array(
      z.strictObject({
        day: z.string(),
        opens: z.string(),
        closes: z.string(),
        driverId: z.nullable(z.string()),
      }),
    )
    .check(z.maxLength(TRUCK_DAYS_AT_ONCE)),
});
export type TruckDaysChange = z.output<typeof truckDaysChangeSchema>;

/** `seen`: the version that the person saw; null: it was not planned. */
export const stopPlanSchema = z.strictObject({
  quoteId: z.uuid(),
  truckId: z.uuid('Please choose a truck'),
  day: isoDay,
  startsAt: startsAtSchema,
  minutes: z._default(
    z.int(MINUTES_FAULT).check(z.minimum(10, MINUTES_FAULT), z.maximum(240, MINUTES_FAULT)),
    TRUCK_STOP_MINUTES,
  ),
  seen: z.nullable(z.int()),
});
export type StopPlan = z.output<typeof stopPlanSchema>;

export const stopSeenSchema = z.strictObject({ seen: z.int() });

export const stopTellSchema = z.strictObject({ seen: z.int(), by: z.enum(['mail', 'phone']) });
export type StopTelling = z.output<typeof stopTellSchema>;

/** What a driver reports. */
export const stopReportSchema = z
  .strictObject({
    to: z.enum(['planned', 'on_the_way', 'arrived', 'done', 'missed']),
    reason: z._default(z.nullable(z.enum(MISSED_REASONS, 'Please choose why')), null),
    seen: z.int(),
  })
  .check(
    z.refine(({ to, reason }) => (to === 'missed') === (reason !== null), {
      path: ['reason'],
      error: 'Please choose why',
    }),
  );
export type StopReport = z.output<typeof stopReportSchema>;
