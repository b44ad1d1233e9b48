import { expect, test } from 'vitest';
import { isListedHost, recipients } from './recipients.ts';

test.each([
  ['js.stripe.com', true],
  ['stripe.com', true],
  ['notstripe.com', false],
  ['region1.google-analytics.com', true],
  ['googletagmanager.com', false],
  ['fonts.googleapis.com', false],
])('%s is listed: %s', (host, isListed) => expect(isListedHost(host)).toBe(isListed));

const names = (measures: boolean) => recipients(measures).map(({ name }) => name);

test('the measurement service receives something only where a build measures', () => {
  expect(names(true)).toContain('Google Analytics');
  expect(names(false)).not.toContain('Google Analytics');
  expect(names(false)).toContain('Stripe');
});
