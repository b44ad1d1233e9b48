import * as z from 'zod/mini';
import { cleanLine, cleanText, tooLong } from './clean-text.ts';
import { lengthTexts } from './texts.ts';
import { cleanEmail, EMAIL_PATTERN } from '../contact/typed-email.ts';

/** A schema that cleans the text first. A field that was not sent gets the message of an empty one, or `missing` if an empty one is fine. */
export const cleaned = <Schema extends z.core.$ZodType<unknown, string>>(
  schema: Schema,
  clean: (text: string) => string = cleanLine,
  missing?: string,
) =>
  z.pipe(
    z.pipe(
      z.string({ error: () => z.safeParse(schema, '').error?.issues[0]?.message ?? missing }),
      z.transform(clean),
    ),
    schema,
  );

/** A check whose message says how many characters are too many. */
export const atMost = (maxLength: number) =>
  z.maxLength(maxLength, {
    error: ({ input }) => tooLong(input, maxLength) ?? lengthTexts.atMost(maxLength, 0),
  });

/** A message, with another one for an empty field: what nobody has filled in should not be called too short. */
const orMissing =
  (message: string, missing = message) =>
  ({ input }: { readonly input?: unknown }) =>
    input === '' ? missing : message;

const measured = (minLength: number, maxLength: number, message: string, missing?: string) =>
  z.string().check(z.minLength(minLength, { error: orMissing(message, missing) }), atMost(maxLength));

/** A one-line string that is cleaned before it is measured. `missing`: what is said of an empty one. */
export const line = (minLength: number, maxLength: number, message: string, missing?: string) =>
  cleaned(measured(minLength, maxLength, message, missing));

/** A string that may hold line breaks and is cleaned before it is measured. */
export const paragraph = (minLength: number, maxLength: number, message: string, missing?: string) =>
  cleaned(measured(minLength, maxLength, message, missing), cleanText);

/** The key of a grade. */
export const METAL_TYPE = /^[a-z][a-z0-9_]{0,59}$/;

const address = (maxLength: number, message: string, missing?: string) =>
  z
    .email({ pattern: EMAIL_PATTERN, error: orMissing(message, missing) })
    .check(z.maxLength(maxLength, message));

/** An email address, as cleanEmail() finds it. `message` is for one that is wrong or too long, `missing` for none. */
export const email = (maxLength: number, message: string, missing?: string, clean = cleanEmail) =>
  cleaned(address(maxLength, message, missing), clean);

/** The same, or an empty string. A missing field counts as empty. */
export const optionalEmail = (maxLength: number, message: string) =>
  z._default(cleaned(z.union([z.literal(''), address(maxLength, message)], message), cleanEmail), '');
