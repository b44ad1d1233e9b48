import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AstroIntegration } from 'astro';

const FILE = '.well-known/apple-developer-merchantid-domain-association';

/**
 * The file by which Apple Pay knows the site's domain, where the owner has set it. It is written at the build: with its some nine
 * kilobytes it does not fit the 4 KB that a function's environment holds.
 * https://docs.stripe.com/payments/payment-methods/pmd-registration
 */
export function applePayDomain(text = process.env.APPLE_PAY_DOMAIN_ASSOCIATION?.trim()): AstroIntegration {
  return {
    name: 'apple-pay-domain',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (!text) return;
        const file = new URL(FILE, dir);
        await mkdir(dirname(file.pathname), { recursive: true });
        await writeFile(file, text);
      },
    },
  };
}
