import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** The parts of better-auth that the sign-in uses, and what notifies devices, by their names in netlify/tsconfig.json. */
const ENTRIES = {
  api: 'better-auth/api',
  cookies: 'better-auth/cookies',
  crypto: 'better-auth/crypto',
  drizzle: 'better-auth/adapters/drizzle',
  minimal: 'better-auth/minimal',
  passkey: '@better-auth/passkey',
  'two-factor': 'better-auth/plugins/two-factor',
  'web-push': 'web-push',
};

/** Passkeys import all of zod, and with it 360 KB of messages in languages that we do not answer in. */
const ENGLISH_ZOD: Plugin = {
  name: 'english-zod',
  setup({ onResolve }) {
    onResolve({ filter: /\/locales\/index\.js$/ }, ({ importer, resolveDir }) =>
      importer.includes('zod') ? { path: join(resolveDir, '../locales/en.js') } : undefined,
    );
  },
};

/** web-push writes one key as ASN.1, whose package brings 65 KB for numbers of any length. There is one number in it: 1. */
const NO_BIG_NUMBERS: Plugin = {
  name: 'no-big-numbers',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^bn\.js$/ }, ({ path }) => ({ path, namespace: 'none' }));
    onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'module.exports = class {}' }));
  },
};

/**
 * Bundles a package of hundreds of files, with its dependencies, into a few. Netlify's bundler follows the paths of netlify/tsconfig.json
 * but leaves out what such a package imports by name; unbundled, a cold start would read all files (1.6 s).
 */
export async function bundlePackages(root: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: Object.entries(ENTRIES).map(([out, from]) => ({ in: from, out })),
    outdir: join(root, 'netlify/.packages'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // One copy, shared with the function's own imports. No proxy stands between us and a push service, and web-push loads it only for one.
    external: ['drizzle-orm', 'drizzle-orm/*', 'https-proxy-agent'],
    // Its version for Node reads node_modules/<any>/package.json, so Netlify's bundler would add that file of every package there is.
    alias: { '@better-auth/telemetry': join(root, 'node_modules/@better-auth/telemetry/dist/index.mjs') },
    minify: true,
    plugins: [ENGLISH_ZOD, NO_BIG_NUMBERS],
    logLevel: 'error',
  });
}
