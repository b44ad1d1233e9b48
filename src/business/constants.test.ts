import { expect, test } from 'vitest';
import {
  NEAREST_EARTH_RADIUS_MILES,
  PHOTO_JPEG_QUALITY,
  PRICES_FIRST_CACHED_RUN_MS,
  PRICES_REFETCH_MS,
  PRICES_SKELETON_CARDS,
  QUERY_FRESH_MS,
  QUERY_RETRIES,
  STAFF_FAILURES,
  STAFF_SESSION_IDLE_MS,
  STAFF_SESSION_MAX_MS,
  UI_ANCHOR_SCROLL_DELAY_MS,
  UI_COPIED_LABEL_MS,
  UI_LOGO_DOUBLE_CLICK_MS,
  UI_TOOLTIP_DELAY_MS,
  UI_TOOLTIP_SKIP_DELAY_MS,
} from './constants.ts';

// Figures that were agreed on but that no other test would miss, because a browser cannot time such short waits.

// Asked: 93, 202
test('prices are asked for every 15 minutes, first after two seconds, and stay fresh for five minutes', () => {
  expect([PRICES_REFETCH_MS, PRICES_FIRST_CACHED_RUN_MS, PRICES_SKELETON_CARDS]).toEqual([900_000, 2_000, 4]);
  expect([QUERY_RETRIES, QUERY_FRESH_MS]).toEqual([3, 300_000]);
});

// Asked: 33, 36, 37, 206, 212, 213, 223
test('the interface waits as long as was agreed', () => {
  expect(UI_LOGO_DOUBLE_CLICK_MS).toBe(300);
  expect(UI_ANCHOR_SCROLL_DELAY_MS).toBe(100);
  expect(UI_COPIED_LABEL_MS).toBe(2_000);
  expect(UI_TOOLTIP_DELAY_MS).toBe(700);
  expect(UI_TOOLTIP_SKIP_DELAY_MS).toBe(300);
  expect(PHOTO_JPEG_QUALITY).toBe(0.8);
  expect(NEAREST_EARTH_RADIUS_MILES).toBe(3_959);
});

// Asked: 308, 309
test('staff are signed in for 8 hours without use and 24 at most, and locked out after ten failures in 15 minutes', () => {
  expect(STAFF_SESSION_IDLE_MS).toBe(28_800_000);
  expect(STAFF_SESSION_MAX_MS).toBe(86_400_000);
  expect(STAFF_FAILURES).toMatchObject({ limit: 10, windowMs: 900_000 });
});
