import { expect, test } from 'vitest';
import { customerInfoSchema } from '../../orders/order.schema.ts';
import { privacyRequestSchema } from '../../privacy/privacy-request.schema.ts';
import { quoteSchema } from '../../quotes/quote.schema.ts';
import { newCustomerSchema } from '../../rewards/customer.schema.ts';
import { phoneProblem } from './phone-problem.ts';

const NO_SUCH_AREA = 'No US area code begins with 0 or 1. Please check the number.';

test.each(['(170) 555-0123', '170-555-0123', '0705550123', '1770555014'])(
  '%s has ten digits, but no area code begins so',
  (phone) => expect(phoneProblem(phone, 'other')).toBe(NO_SUCH_AREA),
);

test.each(['', '(170) 555-012', '770555', '+52 55 1234 5678', '0017705550'.repeat(2)])(
  'with %j something else is wrong',
  (phone) => expect(phoneProblem(phone, 'other')).toBe('other'),
);

test('each form with a phone says so', () => {
  const phone = '(170) 555-0123';
  const told = [
    quoteSchema.shape.phone.safeParse(phone),
    newCustomerSchema.shape.phone.safeParse(phone),
    privacyRequestSchema.shape.phone.safeParse(phone),
    customerInfoSchema.shape.customerPhone.safeParse(phone),
  ].map(({ error }) => error?.issues.map(({ message }) => message));
  expect(told).toEqual(told.map(() => [NO_SUCH_AREA]));
});
