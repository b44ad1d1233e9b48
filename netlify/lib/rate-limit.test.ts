import { expect, test } from 'vitest';
import { callerOf } from './rate-limit.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['a:b@example.com', 'a:b@example.com'],
])('%s is counted as %s', (address, caller) => {
  expect(callerOf(address)).toBe(caller);
});
