import { expect, test } from 'vitest';
import { locale as spanish } from '../shared/language/locale.es.ts';
import { locale as english } from '../shared/language/locale.ts';
import { showsSamples } from './shows-samples.ts';

test('samples are shown in English until owners hide them, and never in Spanish', () => {
  const shown = { reviews: true, memberships: false, authors: true };
  expect(showsSamples('reviews', shown, english)).toBe(true);
  expect(showsSamples('memberships', shown, english)).toBe(false);
  expect(showsSamples('reviews', shown, spanish)).toBe(false);
});
