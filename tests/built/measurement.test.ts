import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const dist = resolve(import.meta.dirname, '../../dist');
const files = globSync('**/*.{html,js}', { cwd: dist });

// Asked: 355
test('a build without measurement ids measures nothing, and asks for no consent', () => {
  const measuring = /googletagmanager|google-analytics|dataLayer|measurement-consent|privacy-choices/;
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => measuring.test(readFileSync(join(dist, file), 'utf8')))).toEqual([]);
});
