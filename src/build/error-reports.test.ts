import { afterEach, expect, test, vi } from 'vitest';
import english from '../../astro.config.mjs';
import spanish from '../es/astro.config.mjs';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['English', english],
  ['Spanish', spanish],
])('the pages in %s report errors where SENTRY_DSN is set, and nowhere else', async (_, { integrations }) => {
  const added: string[] = [];
  const setUp = async () => {
    const found = integrations?.flat().find((one) => one && 'name' in one && one.name === 'error-reports');
    const { hooks } = found as { hooks: Record<string, (options: object) => unknown> };
    await hooks['astro:config:setup']?.({ injectScript: (stage: string) => added.push(stage) });
  };
  vi.stubEnv('SENTRY_DSN', '');
  await setUp();
  expect(added).toEqual([]);
  vi.stubEnv('SENTRY_DSN', 'https://key@errors.example.com/42');
  await setUp();
  expect(added).toEqual(['page']);
});
