import { expect, test } from 'vitest';
import { SAMPLE_QUOTE } from '../../../tests/support/quote.sample.ts';
import { quoteResolver } from './request-resolver.ts';

const VALID = { ...SAMPLE_QUOTE, firstName: ' Ann ' };
const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

test('a valid form becomes the request that is sent', async () => {
  const { values, errors } = await quoteResolver(VALID, undefined, OPTIONS);
  expect(values).toEqual({ ...VALID, firstName: 'Ann' });
  expect(errors).toEqual({});
});

test('each invalid field gets its first message', async () => {
  const { errors } = await quoteResolver({ ...VALID, phone: '770', email: 'ann@' }, undefined, OPTIONS);
  expect(Object.entries(errors).map(([name, error]) => [name, error?.message])).toEqual([
    ['phone', 'Please enter a complete phone number'],
    ['email', 'Please enter a valid email'],
  ]);
});
