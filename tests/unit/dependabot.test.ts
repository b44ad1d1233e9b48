import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../tools/root.ts';

interface Settings {
  readonly updates: readonly {
    readonly directories: readonly string[];
    readonly schedule: { readonly interval: string };
    readonly groups: Readonly<Record<string, { readonly patterns?: readonly string[] }>>;
    readonly ignore: readonly { readonly 'dependency-name': string }[];
  }[];
}

const { updates } = parse(readFileSync(join(ROOT, '.github/dependabot.yml'), 'utf8')) as Settings;
const versions: Readonly<Record<string, string>> = Object.assign(
  {},
  ...(updates[0]?.directories ?? []).flatMap((folder) => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
    ) as Readonly<Record<string, Readonly<Record<string, string>>>>;
    return [dependencies, devDependencies];
  }),
);
const names = Object.keys(versions);

const fits = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

test('updates come weekly, and the groups name packages that there are', () => {
  expect(updates.map(({ schedule }) => schedule.interval)).toEqual(['weekly']);
  const named = updates.flatMap(({ groups, ignore }) => [
    ...Object.values(groups).flatMap(({ patterns = [] }) => patterns),
    ...ignore.map((each) => each['dependency-name']),
  ]);
  expect(named.filter((pattern) => !names.some((name) => fits(pattern, name)))).toEqual([]);
});

test('all packages of better-auth come together', () => {
  const patterns = updates[0]?.groups['better-auth']?.patterns ?? [];
  const ofAuth = names.filter((name) => name.includes('better-auth'));
  expect(ofAuth.length).toBeGreaterThan(1);
  expect(ofAuth.filter((name) => !patterns.some((pattern) => fits(pattern, name)))).toEqual([]);
});

test('every version is pinned exactly', () => {
  const loose = Object.entries(versions).filter(
    ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});
