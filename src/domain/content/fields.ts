import * as z from 'zod/mini';
import { LAWFUL_HOURS } from '../../business/constants.ts';
import { LAWFUL_HOURS_MESSAGE } from '../locations/hours/lawful-hours.ts';
import { EMAIL_PATTERN } from '../shared/contact/typed-email.ts';

/** How the editor shows a field: its label, its hint, and options of the editor's own. */
type FieldMeta = {
  readonly title: string;
  readonly description?: string;
  /** Options of the editor's field, such as a list's `summary`. */
  readonly editor?: Readonly<Record<string, unknown>>;
};

const REQUIRED = 'Please fill this in';

/** A text on one line, or over several where it may be longer than a line. */
export const text = (maxLength: number, meta: FieldMeta) =>
  z
    .string(REQUIRED)
    .check(
      z.minLength(1, REQUIRED),
      z.maxLength(maxLength, `Please use at most ${maxLength} characters`),
      z.meta(meta),
    );

/** A text that must fit a pattern. `wanted` says so: "five digits". */
export const patterned = (pattern: RegExp, title: string, wanted: string) =>
  z
    .string(REQUIRED)
    .check(z.regex(pattern, `Please enter ${wanted}`), z.meta({ title, description: `Enter ${wanted}.` }));

const PHONE = 'Please enter a US phone number such as (770) 555-0142';

/** Typed in the editor in any US spelling; the file has what the server makes of it (withStoredPhones). */
export const phoneField = (title: string) =>
  z.string(REQUIRED).check(
    z.regex(/^\+1\d{10}$/, PHONE),
    z.meta({
      title,
      description: 'Any US format, such as (770) 555-0142.',
      editor: { pattern: ['^\\D*(?:1\\D*)?(?:\\d\\D*){10}$', PHONE] },
    }),
  );

export const emailField = (title: string) => patterned(EMAIL_PATTERN, title, 'an email address');

export const addressField = (title: string) =>
  patterned(/^https:\/\/\S+$/, title, 'a web address that starts with https://');

export const dayField = (title: string) =>
  z.iso.date('Please choose a day').check(
    z.refine((day) => day >= '1900', 'Please check the year'),
    z.meta({ title }),
  );

export const wholeNumber = (minimum: number, maximum: number, meta: FieldMeta) =>
  z
    .int('Please enter a whole number')
    .check(
      z.minimum(minimum, `Please enter ${minimum} or more`),
      z.maximum(maximum, `Please enter ${maximum} or less`),
      z.meta(meta),
    );

/** A list of at least `min` and at most `max`. */
export const listOf = <Item extends z.core.$ZodType>(item: Item, min: number, max: number, meta: FieldMeta) =>
  z
    .array(item, REQUIRED)
    .check(
      z.minLength(min, `Please enter at least ${min}`),
      z.maxLength(max, `Please enter at most ${max}`),
      z.meta(meta),
    );

const two = (number: number) => String(number).padStart(2, '0');

const QUARTER_HOURS = Array.from(
  { length: 24 * 4 },
  (_, index) => `${two(Math.floor(index / 4))}:${two((index % 4) * 15)}`,
);
const TIMES = QUARTER_HOURS.filter((time) => time >= LAWFUL_HOURS.opens && time <= LAWFUL_HOURS.closes);

const time = (title: string) =>
  z
    .enum(TIMES, {
      error: ({ input }) =>
        QUARTER_HOURS.includes(String(input)) ? LAWFUL_HOURS_MESSAGE : 'Please choose a time',
    })
    .check(z.meta({ title }));

/** When a yard opens and closes on a day. */
export const hoursField = (title: string, description?: string) =>
  z.strictObject({ opens: time('Opens'), closes: time('Closes') }, 'Please choose both times').check(
    z.refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      error: 'Closing time must be after opening time',
    }),
    z.meta({ title, ...(description !== undefined && { description }) }),
  );

/** Whether all values differ. */
export const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
