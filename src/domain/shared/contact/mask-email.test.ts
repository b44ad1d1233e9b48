import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.each([
  ['john@example.com', 'j•••@example.com'],
  ['j@example.com', 'j•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['@example.com', '•••@example.com'],
  ['𝒜da@example.com', '𝒜•••@example.com'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
