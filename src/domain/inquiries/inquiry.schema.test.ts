import { expect, test } from 'vitest';
import { firstMessages } from '../shared/text/first-messages.ts';
import { inquirySchema } from './inquiry.schema.ts';

const VALID = {
  name: ' Ann ',
  email: 'ann@example.com',
  phone: '',
  inquiryType: 'bulk_order',
  subject: 'Forty shirts',
  message: 'Forty shirts, ours on the back',
} as const;

test('a valid form becomes a trimmed inquiry', () => {
  expect(inquirySchema.parse(VALID)).toEqual({ ...VALID, name: 'Ann' });
});

// Asked: 131
test('each invalid field gets its own message', () => {
  const wrong = {
    name: ' A ',
    email: 'ann@',
    phone: '1'.repeat(31),
    inquiryType: 'complaint',
    subject: 'Tee',
    message: '  short  ',
  };
  expect(firstMessages(inquirySchema.safeParse(wrong).error?.issues ?? [])).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    phone: 'Please use at most 30 characters, 1 too many',
    inquiryType: 'Please choose what it’s about',
    subject: 'Subject must be at least 5 characters',
    message: 'Message must be at least 10 characters',
  });
});
