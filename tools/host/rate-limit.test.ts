import { expect, test } from 'vitest';
import { createRateLimiter } from './function-runner.ts';

const rules = (...types: string[]) => ({
  action: {
    type: 'rate_limit',
    config: {
      rateLimitConfig: { algorithm: 'sliding_window', windowSize: 60, windowLimit: 2 },
      aggregate: { keys: types.map((type) => ({ type })) },
    },
  },
});
const ada = { ip: '10.0.0.1', domain: 'site' };
const bob = { ip: '10.0.0.2', domain: 'site' };

test('a caller passes up to the limit, and again as the window slides on', () => {
  let now = 0;
  const passes = createRateLimiter(rules('ip', 'domain'), () => now);
  expect(passes(ada)).toBe(true);
  now = 30_000;
  expect([passes(ada), passes(ada)]).toEqual([true, false]);
  now = 60_000;
  expect([passes(ada), passes(ada)]).toEqual([true, false]);
});

test('callers are counted apart by address, and together without it', () => {
  const apart = createRateLimiter(rules('ip', 'domain'));
  expect([apart(ada), apart(ada), apart(bob), apart(ada)]).toEqual([true, true, true, false]);
  const together = createRateLimiter(rules('domain'));
  expect([together(ada), together(bob), together(ada)]).toEqual([true, true, false]);
});

test('without rules everybody passes', () => {
  const passes = createRateLimiter(undefined);
  expect(Array.from({ length: 100 }, () => passes(ada))).not.toContain(false);
});
