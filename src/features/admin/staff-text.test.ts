import { expect, test } from 'vitest';
import { durationText } from './staff-text.ts';

const MINUTE = 60_000;

test.each([
  [-1, '0 minutes'],
  [MINUTE, '1 minute'],
  [119 * MINUTE, '119 minutes'],
  [120 * MINUTE, '2 hours'],
  [47 * 60 * MINUTE, '47 hours'],
  [48 * 60 * MINUTE, '2 days'],
])('%i ms are %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});
