import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ROOT } from '../root.ts';
import { SLICES } from './slices.ts';

interface Config {
  readonly mutate: readonly string[];
  readonly vitest: { readonly configFile: string };
}

afterEach(() => vi.unstubAllEnvs());

/** As Stryker loads it: only then would it tell of a name that no longer exists. */
async function mutated(slice: string): Promise<readonly string[]> {
  vi.stubEnv('SLICE', slice);
  vi.resetModules();
  const { default: config } = (await import('./mutants.config.mjs')) as { readonly default: Config };
  expect(existsSync(join(ROOT, config.vitest.configFile))).toBe(true);
  return config.mutate;
}

test('the slices of the proof change each file once, and together all that the whole proof does', async () => {
  const all = await mutated('');
  expect(all).toEqual(
    expect.arrayContaining(['netlify/services/orders/rules.ts', 'src/domain/shared/money.ts']),
  );
  expect(all.filter((file) => /\.(?:test|api|schema)\.ts$/.test(file))).toEqual([]);
  const shares = [];
  for (let share = 1; share < SLICES; share += 1) shares.push(await mutated(`${share}/${SLICES - 1}`));
  expect(Math.min(...shares.map(({ length }) => length))).toBeGreaterThan(20);
  const sizes = shares.map((files) => files.reduce((sum, file) => sum + statSync(join(ROOT, file)).size, 0));
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.25);
  expect(shares.flat().toSorted()).toEqual(all.toSorted());
});
