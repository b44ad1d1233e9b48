import { defineConfig } from 'vitest/config';

const MADE_CLUSTER = ['tests/support/made-cluster.ts'];

const project = (name: string, include: string, globalSetup: string[] = []) => ({
  test: {
    name,
    include: [include],
    globalSetup,
    setupFiles: ['tests/support/seed.ts'],
    // To start PostgreSQL takes a second, and many on a machine that does much else.
    hookTimeout: 60_000,
    // So does a password's hash, of which a test may need twenty, or a command of which it runs three.
    testTimeout: 60_000,
    // A failure is told by its message alone at the end of npm test.
    chaiConfig: { truncateThreshold: 2_000 },
    // The built functions run as they do in production, past Vite.
    server: { deps: { external: [/[\\/]\.netlify[\\/]/] } },
  },
});

export default defineConfig({
  test: {
    // One less than the cores unless told: of two, one would wait for the other's database.
    maxWorkers: '100%',
    projects: [
      project('unit', '{src,netlify,tools,tests/unit}/**/*.test.{ts,tsx}'),
      project('built', 'tests/built/**/*.test.ts'),
      project('api', 'tests/api/**/*.test.ts', MADE_CLUSTER),
      project('faults', 'tests/faults/**/*.test.ts', MADE_CLUSTER),
    ],
  },
});
