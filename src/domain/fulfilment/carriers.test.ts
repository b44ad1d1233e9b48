import { expect, test } from 'vitest';
import { trackingUrl } from './carriers.ts';

test('a parcel is followed at its carrier, where that is one we know', () => {
  expect(trackingUrl('ups', '1Z 999')).toBe('https://www.ups.com/track?tracknum=1Z%20999');
  expect(trackingUrl('other', '1')).toBeNull();
});
