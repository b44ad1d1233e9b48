import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** What must never be in a file that leaves this machine. */
const SECRETS: readonly (readonly [string, RegExp])[] = [
  ['a path of the machine it was built on', new RegExp(root.replace(/[/\\]/g, '[/\\\\]'))],
  ['a database address with a password', /postgres(?:ql)?:\/\/[^\s"'`]+:[^\s"'`$]+@/],
  ['a mail server with a password', /smtps?:\/\/[^\s"'`]+:[^\s"'`$]+@/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
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

test.each(SECRETS)('nothing built holds %s', (_, secret) => {
  expect(built.filter((file) => secret.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
