import { expect, test } from 'vitest';
import { inquiryResolver } from './inquiry-resolver.ts';

const VALID = {
  name: ' Ann ',
  email: 'ann@example.com',
  phone: '',
  inquiryType: 'bulk_order',
  subject: 'Forty shirts',
  message: 'Forty shirts, ours on the back',
} as const;
const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

test('a whole form becomes the inquiry that is sent', async () => {
  const { values, errors } = await inquiryResolver(VALID, undefined, OPTIONS);
  expect(values).toEqual({ ...VALID, name: 'Ann' });
  expect(errors).toEqual({});
});

test('each wrong field gets its own message', async () => {
  const wrong = { ...VALID, name: 'A', email: 'ann@', subject: 'Tee', message: '  short  ' };
  const { errors } = await inquiryResolver(wrong, undefined, OPTIONS);
  expect(Object.entries(errors).map(([name, error]) => [name, error?.message])).toEqual([
    ['name', 'Name must be at least 2 characters'],
    ['email', 'Please enter a valid email address'],
    ['subject', 'Subject must be at least 5 characters'],
    ['message', 'Message must be at least 10 characters'],
  ]);
});
