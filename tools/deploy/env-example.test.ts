import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { parseConfig } from '../../netlify/lib/config.ts';
import { ROOT } from '../root.ts';
import { ENV_EXAMPLE, envExample, SETTINGS } from './env-example.ts';

const ALL = Object.values(SETTINGS).flat();
const NAMES = ALL.map(({ name }) => name);

test('.env.example is what `node tools/deploy/env-example.ts` writes', () =>
  expect(readFileSync(ENV_EXAMPLE, 'utf8')).toBe(envExample()));

/** What the functions ask the environment for, with everything set or nothing. */
function namesRead(): readonly string[] {
  const read = new Set<string>();
  const record = (value: string, CONTEXT: string) =>
    new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => {
          read.add(String(name));
          return name === 'CONTEXT' ? CONTEXT : value;
        },
      },
    );
  for (const value of ['', 'a secret of thirty-two characters']) parseConfig(record(value, 'production'));
  // Netlify sets the context, and mock servers are our own.
  return [...read].filter((name) => name !== 'CONTEXT' && !name.endsWith('_MOCK_URL'));
}

test('it has every setting that the functions read, and none twice', () => {
  expect(namesRead().length).toBeGreaterThan(25);
  expect(namesRead().filter((name) => !NAMES.includes(name))).toEqual([]);
  expect(new Set(NAMES).size).toBe(NAMES.length);
});

test('what the functions do not read, a build does', () => {
  const read = namesRead();
  const builds = globSync(['src/{build,layouts,lib}/**/*.{ts,astro}', 'tools/database/*.ts'], { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  expect(NAMES.filter((name) => !read.includes(name) && !builds.includes(name))).toEqual([]);
});

test('the button that deploys asks for what a deploy cannot do without', () => {
  const { template } = parse(readFileSync(join(ROOT, 'netlify.toml'), 'utf8')) as {
    template: { environment: Readonly<Record<string, string>> };
  };
  expect(Object.keys(template.environment)).toEqual(
    ALL.filter(({ needed }) => needed?.startsWith('always')).map(({ name }) => name),
  );
});
