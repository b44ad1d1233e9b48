import { join } from 'node:path';
import { build } from 'esbuild';

/** What the sign-in takes of better-auth, by the names under which netlify/tsconfig.json finds the bundles. */
const ENTRIES = {
  api: 'better-auth/api',
  cookies: 'better-auth/cookies',
  crypto: 'better-auth/crypto',
  drizzle: 'better-auth/adapters/drizzle',
  minimal: 'better-auth/minimal',
  'two-factor': 'better-auth/plugins/two-factor',
};

/**
 * Makes few files of a package of hundreds, with all it needs. Netlify's bundler takes in what a path of netlify/tsconfig.json
 * leads to, but leaves out what such a package imports by name; unbundled, a cold start would read them all (1.6 s).
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
    // One copy: the function has its own paths for it.
    external: ['drizzle-orm', 'drizzle-orm/*'],
    minify: true,
    logLevel: 'error',
  });
}
