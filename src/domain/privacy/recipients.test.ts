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

const names = (measures: boolean, reportsErrors: boolean) =>
  recipients({ measures, reportsErrors }).map(({ name }) => name);

test('the measurement service and Sentry receive something only where a build uses them', () => {
  const plain = names(false, false);
  expect(plain).toContain('Stripe');
  expect(names(true, false).filter((name) => !plain.includes(name))).toEqual(['Google Analytics']);
  expect(names(false, true).filter((name) => !plain.includes(name))).toEqual(['Sentry']);
});
