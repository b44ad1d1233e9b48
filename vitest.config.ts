import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const SEED = 'tests/support/seed.ts';

const BROWSER_CODE = 'src/{features,layouts,lib,ui}/**/*.test.{ts,tsx}';

const IN_CHROMIUM = { globalSetup: ['tests/support/ensure-chromium.ts'] };
const ON_POSTGRES = { globalSetup: ['tests/support/test-postgres.ts'] };

/** Through a WebSocket, as on Neon: orders with their races and rollbacks each time, and every call in a proof. */
const RELAYED = process.env['PROOF'] === '1' ? ['tests/api/**/*.test.ts'] : ['tests/api/orders.test.ts'];
interface Options {
  readonly include: string[];
  readonly exclude?: string[];
  readonly globalSetup?: string[];
  readonly setupFiles?: string[];
  readonly fileParallelism?: boolean;
}

const project = (name: string, options: Options) => ({
  test: {
    name,
    setupFiles: [SEED],
    // Files share a process, which loads packages and our own modules once.
    isolate: false,
    // A busy machine takes many times as long as a quiet one: these only end what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The built functions run as they do in production, past Vite.
    server: { deps: { external: [/\/\.netlify\//] } },
    ...options,
    // Those of tools/extras have tests of their own.
    exclude: ['**/node_modules/**', ...(options.exclude ?? [])],
  },
});

/** Hours of work, and browsers that only Debian has. */
const OF_THE_PROOF = [
  project('browsers', {
    include: ['tests/browsers/**/*.test.ts'],
    globalSetup: ['tests/support/ensure-browsers.ts'],
  }),
  // One file at a time: migrations set what a role may do, and all databases of a PostgreSQL share their roles.
  project('commands', { include: ['tests/commands/**/*.test.ts'], fileParallelism: false, ...ON_POSTGRES }),
  project('scale', { include: ['tests/scale/**/*.test.ts'], ...ON_POSTGRES }),
];

export default defineConfig({
  test: {
    // Of what differs, the lines that do, and their neighbors.
    diff: { expand: false, contextLines: 2 },
    // More than cores, as server tests wait half of their time: for a database, or for what is tried again later.
    maxWorkers: 3 * availableParallelism(),
    projects: [
      project('unit', { include: ['{src,netlify,tools,tests/unit}/**/*.test.ts'], exclude: [BROWSER_CODE] }),
      project('browser', { include: [BROWSER_CODE], setupFiles: [SEED, 'tests/support/fresh-page.ts'] }),
      project('built', { include: ['tests/built/**/*.test.ts'], ...IN_CHROMIUM }),
      project('how-to', { include: ['tests/how-to/**/*.test.ts'], ...IN_CHROMIUM }),
      project('server', { include: ['tests/{api,faults,model}/**/*.test.ts'], ...ON_POSTGRES }),
      project('relay', {
        include: RELAYED,
        // A process of its own, which knows no relay.
        exclude: ['tests/api/admin-create-command.test.ts'],
        globalSetup: ['tests/support/relayed-postgres.ts'],
      }),
      ...(process.env['PROOF'] === '1' ? OF_THE_PROOF : []),
    ],
  },
});
