import { expect, test } from 'vitest';
import { ADDRESS_STATE_LENGTH, ADDRESS_ZIP_MAX_LENGTH } from '../../business/constants.ts';
import { inquirySchema } from '../inquiries/inquiry.schema.ts';
import { customerInfoSchema } from '../orders/order.schema.ts';
import { quoteSchema } from '../quotes/quote.schema.ts';
import { formatPhoneWhileTyping } from './contact/phone.ts';

interface Parser {
  readonly safeParse: (value: object) => {
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] };
  };
}

/** Whether a schema takes a text of this length in this field; the other fields may be missing. */
const takes = (schema: Parser, field: string, length: number) =>
  !schema.safeParse({ [field]: 'x'.repeat(length) }).error?.issues.some(({ path }) => path[0] === field);

// Asked: 216
test.each([
  ['a name of the checkout', customerInfoSchema, 'customerName', 2],
  ['a first name', quoteSchema, 'firstName', 2],
  ['a last name', quoteSchema, 'lastName', 2],
  ['a description', quoteSchema, 'description', 10],
  ['a name of an inquiry', inquirySchema, 'name', 2],
  ['a subject', inquirySchema, 'subject', 5],
  ['a message', inquirySchema, 'message', 10],
] as const)('%s has so many characters at least', (_, schema, field, least) => {
  expect([takes(schema, field, least - 1), takes(schema, field, least)]).toEqual([false, true]);
});

// Asked: 216
test('a phone has 14 characters, a state 2, and a ZIP code up to 10', () => {
  expect(formatPhoneWhileTyping('(770) 555-01421234')).toBe('(770) 555-0142');
  expect(formatPhoneWhileTyping('7705550142')).toHaveLength(14);
  expect([ADDRESS_STATE_LENGTH, ADDRESS_ZIP_MAX_LENGTH]).toEqual([2, 10]);
});
