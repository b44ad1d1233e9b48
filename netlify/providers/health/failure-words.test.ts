// ASVS: 16.3.4
import { expect, test } from 'vitest';
import { CodedError } from '../../lib/http/errors.ts';
import { StatusError } from '../../lib/http/status-error.ts';
import { failureWords } from './failure-words.ts';

const withSigns = (signs: object) => Object.assign(new Error('key sk_live_1 is wrong'), signs);
const behind = (cause: unknown) => new CodedError('unavailable', { cause });

test.each([
  [new StatusError(401), 'It refused our keys.'],
  [withSigns({ code: 'TOKEN_401' }), 'It refused our keys.'],
  [withSigns({ code: 'EAUTH', responseCode: 535 }), 'It refused our keys.'],
  [withSigns({ type: 'StripeAuthenticationError' }), 'It refused our keys.'],
  [new StatusError(429), 'It got too many requests from us.'],
  [new DOMException('late', 'TimeoutError'), 'It didn’t answer in time.'],
  [withSigns({ code: 'ECONNREFUSED' }), 'We couldn’t reach it.'],
  [new TypeError('fetch failed', { cause: withSigns({ code: 'UND_ERR_SOCKET' }) }), 'We couldn’t reach it.'],
  [new SyntaxError('Unexpected token'), 'We couldn’t read its answer.'],
  [new StatusError(503), 'It had an error on its side.'],
  [new StatusError(422), 'It refused our request.'],
  [new Error('key sk_live_1 is wrong'), 'It didn’t work.'],
  ['nonsense', 'It didn’t work.'],
])('a failure is told in our words, however deep it lies: %#', (error, words) => {
  expect([failureWords(error), failureWords(behind(error))]).toEqual([
    words,
    error instanceof Error ? words : 'It didn’t work.',
  ]);
});
