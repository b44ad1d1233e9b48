import { expect, test } from 'vitest';
import { SAMPLE_QUOTE } from '../../../tests/support/quote.sample.ts';
import { quoteSchema } from './quote.schema.ts';

const messagesFor = (change: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    (quoteSchema.safeParse({ ...SAMPLE_QUOTE, ...change }).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path.join('.'), message]),
  );

test('a whole request is accepted as it is', () => {
  expect(quoteSchema.parse(SAMPLE_QUOTE)).toEqual(SAMPLE_QUOTE);
});

// Asked: 123
test('email, location and the two checkboxes are optional', () => {
  const { firstName, lastName, phone, description } = SAMPLE_QUOTE;
  expect(quoteSchema.parse({ firstName, lastName, phone, description })).toEqual(SAMPLE_QUOTE);
});

// Asked: 121, 216
test.each([
  [{ firstName: 'A' }, { firstName: 'First name must be at least 2 characters' }],
  [{ firstName: ' A\u200B ' }, { firstName: 'First name must be at least 2 characters' }],
  [{ lastName: '' }, { lastName: 'Last name must be at least 2 characters' }],
  [{ phone: '' }, { phone: 'Please enter a complete phone number' }],
  [{ phone: '(770) 555-014' }, { phone: 'Please enter a complete phone number' }],
  [{ phone: '770-555-0142-99' }, { phone: 'Phone number must be 10 digits' }],
  [{ phone: '+52 55 1234 5678' }, { phone: 'Phone number must be 10 digits' }],
  [{ phone: '+502 5123 4567' }, { phone: 'Phone number must be 10 digits' }],
  [{ phone: '555-0103 ext 770' }, { phone: 'Phone number must be 10 digits' }],
  [{ email: 'ann@' }, { email: 'Please enter a valid email' }],
  [{ location: 'savannah' }, { location: 'Please choose one of our locations' }],
  [{ description: 'too short' }, { description: 'Please describe your scrap metal in detail' }],
  [{ description: `x${' '.repeat(20)}` }, { description: 'Please describe your scrap metal in detail' }],
])('%j is refused with %j', (change, messages) => {
  expect(messagesFor(change)).toEqual(messages);
});

test.each(['7705550199', '+1 770 555 0199', '001 770 555 0199', '770.555.0199'])(
  'the phone %s is stored as (770) 555-0199',
  (phone) => {
    expect(quoteSchema.parse({ ...SAMPLE_QUOTE, phone }).phone).toBe('(770) 555-0199');
  },
);

test('all empty fields are reported at once', () => {
  expect(
    Object.keys(messagesFor({ firstName: '', lastName: '', phone: '', description: '' })).toSorted(),
  ).toEqual(['description', 'firstName', 'lastName', 'phone']);
});
