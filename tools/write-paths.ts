import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Endpoint } from '../src/domain/shared/contract/endpoint.ts';
import { ROOT } from './root.ts';

// Writes into each function the paths of its contracts. Netlify's bundler reads them as literals alone; tests/built/manifest.test.ts
// compares what it has read with the contracts.

interface Served {
  readonly default: { readonly contracts?: readonly Endpoint[] };
}

const PATHS = /(export const config = \{\s*path: )(?:\[[^\]]*\]|'[^']*')/;

for (const name of globSync('netlify/functions/*.ts', { cwd: ROOT })) {
  const file = join(ROOT, name);
  const { contracts = [] } = ((await import(file)) as Served).default;
  const paths = [...new Set(contracts.map(({ path }) => path))];
  // A scheduled function has none.
  if (paths.length === 0) continue;
  const text = readFileSync(file, 'utf8');
  if (!PATHS.test(text)) throw new Error(`${name}: begin with export const config = { path: [] };`);
  const written = await format(
    text.replace(PATHS, (_, begin: string) => `${begin}${JSON.stringify(paths)}`),
    { ...(await resolveConfig(file)), filepath: file },
  );
  if (written === text) continue;
  writeFileSync(file, written);
  console.log(`Wrote the paths of ${name}.`);
}
