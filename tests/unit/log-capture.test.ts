// ASVS: 14.2.4, 16.2.5
import { expect, test } from 'vitest';
import { captureLog } from '../support/log-capture.ts';

/** Whether a test file whose functions log this line passes. */
function passes(words: string): boolean {
  const log = captureLog();
  process.stdout.write(`${JSON.stringify({ event: 'request', route: '/api/orders', words })}\n`);
  try {
    log.stop();
    return true;
  } catch {
    return false;
  }
}

// Asked: 400
test.each([
  ['a phone number', '+17705550199'],
  ['a phone number as people write it', '(770) 555-0199'],
  ['an email address', 'ada.wright@example.com'],
  ['the number of a card', '4242424242424242'],
  ['the number of a card in fours', '4242 4242 4242 4242'],
  ['a secret key', 'sk_live_51Hx'],
  ['the secret of a webhook', 'whsec_51Hx'],
  ['a token of ours', 'a'.repeat(43)],
  ['a cookie', '__Host-checkout=abc'],
])('a log that tells %s fails its test file', (_, words) => {
  expect(passes(words)).toBe(false);
});

test('ids and paths are not secrets', () => {
  const id = '5b0f4a53-7a3e-4d9c-8f10-2d6a1c9be7e1';
  expect(passes(`order ${id} at /api/orders/1234567890`)).toBe(true);
});
