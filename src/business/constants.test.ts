import { expect, test } from 'vitest';
import { NEAREST, PHOTO, PRICES, QUERIES, UI } from './constants.ts';
import { STAFF } from './staff-constants.ts';

// Figures that were agreed on and that no other test would miss: what waits so briefly cannot be timed in a browser.

test('prices are asked for every 15 minutes, first after two seconds, and stay fresh for five minutes', () => {
  expect(PRICES).toEqual({ refetchMs: 900_000, firstCachedRunMs: 2_000, skeletonCards: 4 });
  expect(QUERIES).toEqual({ retries: 3, freshMs: 300_000 });
});

test('the interface waits as long as was agreed', () => {
  expect(UI).toMatchObject({
    logoDoubleClickMs: 300,
    anchorScrollDelayMs: 100,
    copiedLabelMs: 2_000,
    tooltipDelayMs: 700,
    tooltipSkipDelayMs: 300,
  });
  expect(PHOTO.jpegQuality).toBe(0.8);
  expect(NEAREST.earthRadiusMiles).toBe(3_959);
});

test('staff are signed in for 8 hours without use and 24 at most, and locked out after ten failures in 15 minutes', () => {
  expect(STAFF).toMatchObject({
    sessionIdleMs: 28_800_000,
    sessionMaxMs: 86_400_000,
    failures: { limit: 10, windowMs: 900_000 },
  });
});
