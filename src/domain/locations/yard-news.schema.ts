import * as z from 'zod/mini';
import { LAWFUL_HOURS, YARD_NOTE_MAX_LENGTH } from '../../business/constants.ts';
import { YARD_IDS, type YardId } from '../../business/yards.ts';
import { line } from '../shared/text/text.ts';
import { LAWFUL_HOURS_MESSAGE } from './hours/lawful-hours.ts';

const REASON_MAX_LENGTH = 60;

export const isYardId = (text: string): text is YardId => YARD_IDS.some((id) => id === text);

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time'));

const isoDay = z.iso.date('Please choose a day');

export const isIsoDay = (text: string): boolean => isoDay.safeParse(text).success;

const hoursSchema = z.strictObject({ opens: clock, closes: clock }).check(
  z.refine(({ opens, closes }) => opens < closes, 'Closing time must be after opening time'),
  z.refine(
    ({ opens, closes }) => opens >= LAWFUL_HOURS.opens && closes <= LAWFUL_HOURS.closes,
    LAWFUL_HOURS_MESSAGE,
  ),
);

/** The hours of some yards on one day. */
export const specialDaySchema = z.strictObject({
  yardIds: z
    .array(z.enum(YARD_IDS))
    .check(z.minLength(1, 'Please choose a yard'), z.maxLength(YARD_IDS.length)),
  /** New York's date. */
  date: isoDay,
  /** null: closed all day. */
  hours: z.nullable(hoursSchema),
  reason: line(1, REASON_MAX_LENGTH, 'Please give a reason, such as “Inventory”'),
});

/** `seen`: what the person saw set for these yards on that day. */
export const specialDayChangeSchema = z.strictObject({
  ...specialDaySchema.shape,
  seen: z
    .array(
      z.strictObject({
        yardId: z.enum(YARD_IDS),
        hours: z.nullable(z.strictObject({ opens: z.string(), closes: z.string() })),
        reason: z.string(),
      }),
    )
    .check(z.maxLength(YARD_IDS.length)),
});

export type SpecialDayInput = z.output<typeof specialDayChangeSchema>;

export const yardNoteSchema = z.strictObject({
  note: line(1, YARD_NOTE_MAX_LENGTH, 'Please enter the notice'),
});

/** `seen`: the note that the person saw; null: none. */
export const yardNoteChangeSchema = z.strictObject({
  ...yardNoteSchema.shape,
  seen: z.nullable(z.string()),
});

export type YardNoteInput = z.output<typeof yardNoteChangeSchema>;
