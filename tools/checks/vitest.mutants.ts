import { defineConfig } from 'vitest/config';

/** The tests that Stryker runs against mutants: those that need no database. */
export default defineConfig({
  test: {
    include: ['src/domain/**/*.test.ts', 'netlify/services/**/*.test.ts', 'tests/unit/**/*.test.ts'],
    // Mutated code is slow, and so is a busy machine; Stryker itself ends what hangs.
    testTimeout: 60_000,
  },
});
