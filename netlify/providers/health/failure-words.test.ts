// ASVS: 16.3.4
import { expect, test } from 'vitest';
import { CodedError } from '../../lib/errors.ts';
import { StatusError } from '../../lib/status-error.ts';
import { failureWords } from './failure-words.ts';

const withSigns = (signs: object) => Object.assign(new Error('key sk_live_1 is wrong'), signs);
const behind = (cause: unknown) => new CodedError('unavailable', { cause });

test.each([
  [new StatusError(401), 'It refuses the keys that are set for it.'],
  [withSigns({ code: 'TOKEN_401' }), 'It refuses the keys that are set for it.'],
  [withSigns({ code: 'EAUTH', responseCode: 535 }), 'It refuses the keys that are set for it.'],
  [withSigns({ type: 'StripeAuthenticationError' }), 'It refuses the keys that are set for it.'],
  [new StatusError(429), 'It says that it is asked too often.'],
  [new DOMException('late', 'TimeoutError'), 'It did not answer in time.'],
  [withSigns({ code: 'ECONNREFUSED' }), 'It could not be reached.'],
  [
    new TypeError('fetch failed', { cause: withSigns({ code: 'UND_ERR_SOCKET' }) }),
    'It could not be reached.',
  ],
  [new SyntaxError('Unexpected token'), 'Its answer could not be read.'],
  [new StatusError(503), 'It answered with a failure of its own.'],
  [new StatusError(422), 'It refused what it was asked.'],
  [new Error('key sk_live_1 is wrong'), 'It did not work.'],
  ['nonsense', 'It did not work.'],
])('a failure is told in our words, however deep it lies: %#', (error, words) => {
  expect([failureWords(error), failureWords(behind(error))]).toEqual([
    words,
    error instanceof Error ? words : 'It did not work.',
  ]);
});
