import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test('without apt, what is missing is told, and nothing is installed', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  vi.stubEnv('PATH', '/nowhere');
  vi.resetModules();
  const { ensurePrograms } = await import('./ensure-programs.ts');
  const log = vi.spyOn(console, 'log');
  const said = await ensurePrograms(['chromium', 'java']).catch((error: Error) => error.message);
  expect(said).toContain('There is no Chromium at /nowhere/chromium: run `npx playwright install');
  expect(said).toContain('install a Java 11');
  expect(said).not.toContain('apt-get');
  expect(log).not.toHaveBeenCalled();
});
