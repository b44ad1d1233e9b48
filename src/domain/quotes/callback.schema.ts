import * as z from 'zod/mini';
import { isoDay } from './iso-day.ts';

/** When the visitor wants to be called, on New York's clock. Whether that slot is offered is callback-slots.ts's rule. */
export const callbackSchema = z.strictObject({
  day: isoDay('Please choose a day'),
  /** When the slot begins, "HH:MM" on a 24-hour clock. */
  time: z.string('Please choose a time').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time')),
});

export type Callback = z.output<typeof callbackSchema>;
