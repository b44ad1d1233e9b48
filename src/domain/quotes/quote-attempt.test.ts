import { expect, test } from 'vitest';
import { attemptFor } from './quote-attempt.ts';
import type { QuoteRequestInput } from './quotes.api.ts';

const REQUEST: QuoteRequestInput = {
  firstName: 'Ann',
  lastName: 'Lee',
  phone: '(770) 555-0199',
  email: '',
  location: '',
  description: 'Two old washing machines',
  callMe: false,
  emailMe: false,
  photoFollows: false,
  website: '',
  filledInMs: 9_000,
};
const FIRST = attemptFor(null, REQUEST, () => 'first');

test('the first attempt takes a new key', () => {
  expect(FIRST).toEqual({ key: 'first', request: REQUEST });
});

test('the same content goes out again under the same key, to the letter', () => {
  const again = attemptFor(FIRST, { ...REQUEST, filledInMs: 20_000 }, () => 'second');
  expect(again).toEqual(FIRST);
});

test('an attempt that was kept on the device is the same after it was read back', () => {
  const readBack = JSON.parse(JSON.stringify(FIRST));
  expect(attemptFor(readBack, { ...REQUEST }, () => 'second').key).toBe('first');
});

test.each([{ description: 'Three old washing machines' }, { callMe: true }, { photoFollows: true }])(
  'changed content %j takes a new key',
  (change) => {
    expect(attemptFor(FIRST, { ...REQUEST, ...change }, () => 'second').key).toBe('second');
  },
);
