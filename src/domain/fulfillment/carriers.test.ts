import { expect, test } from 'vitest';
import { trackingUrl } from './carriers.ts';

test('a known carrier has a tracking page, an unknown one has none', () => {
  expect(trackingUrl('ups', '1Z 999')).toBe('https://www.ups.com/track?tracknum=1Z%20999');
  expect(trackingUrl('other', '1')).toBeNull();
});
