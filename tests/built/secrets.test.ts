// ASVS: 10.1.1, 13.4.1
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const PRIVATE_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----/;

/** The sandbox signs the events of its PayPal with it, and nothing else ever does. */
const MOCK_KEY = join('tools', 'sandbox', 'paypal', 'certificate.pem');

/** What must never be in a file that leaves this machine. */
const SECRETS: readonly (readonly [string, RegExp])[] = [
  ['a path of the machine it was built on', new RegExp(root.replace(/[/\\]/g, '[/\\\\]'))],
  ['a database address with a password', /postgres(?:ql)?:\/\/[^\s"'`]+:[^\s"'`$]+@/],
  ['a mail server with a password', /smtps?:\/\/[^\s"'`]+:[^\s"'`$]+@/],
  ['a private key', PRIVATE_KEY],
  ['a live key', /\b(?:sk|rk)_live_\w{8}|\bwhsec_\w{8}/],
];

const built = [
  ...globSync('dist/**/*.{html,js,css,svg,xml,txt,json,webmanifest}', { cwd: root }),
  ...globSync('.netlify/functions/*/netlify/**/*.mjs', { cwd: root }),
];

test('pages and functions are built', () => {
  expect(built.some((file) => file.startsWith('dist'))).toBe(true);
  expect(built.some((file) => file.startsWith('.netlify'))).toBe(true);
});

// Asked: 400
// ASVS: 13.3.1
test.each(SECRETS)('nothing built holds %s', (_, secret) => {
  expect(built.filter((file) => secret.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('no private key stands in the repository', () => {
  const files = globSync('{docs,netlify,public,src,tests,tools}/**/*.*', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  const kept = files.filter(
    (file) => file !== MOCK_KEY && PRIVATE_KEY.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(kept).toEqual([]);
});
