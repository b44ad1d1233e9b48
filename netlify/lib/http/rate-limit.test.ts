import { expect, test } from 'vitest';
import { callerOf } from './rate-limit.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:7f00:1', '127.0.0.1'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7108', '203.0.113.8'],
  ['0000:0000:0000:0000:0000:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:0db8:0001::192.0.2.1', '2001:db8:1:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['a:b@example.com', 'a:b@example.com'],
])('%s is counted as %s', (address, caller) => {
  expect(callerOf(address)).toBe(caller);
});
