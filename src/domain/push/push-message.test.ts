import { expect, test } from 'vitest';
import { isStaffPath } from './push-message.ts';

test.each(['/admin', '/admin/quotes?id=1', '/admin?x', '/admin#top'])('%s is a page of staff', (path) => {
  expect(isStaffPath(path)).toBe(true);
});

test.each([
  '/',
  '/administrator',
  '//admin',
  'https://evil.example/admin',
  '/checkout',
  'admin',
  undefined,
  7,
])('%s is none', (path) => {
  expect(isStaffPath(path)).toBe(false);
});
