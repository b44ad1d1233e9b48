import { defineConfig } from 'vitest/config';

/** The tests that Stryker runs against mutants: those that need no database, and do not read the source, into which it writes. */
export default defineConfig({
  test: {
    include: [
      'src/domain/**/*.test.ts',
      'netlify/services/**/*.test.ts',
      'tests/unit/{repeated-bodies,spanish-sentences,standing-text,unknown-fields}.test.ts',
    ],
    // It measures time, and code that counts its own lines needs more.
    exclude: ['src/domain/tickets/pos-file-size.test.ts'],
    // Mutated code is slow, and so is a busy machine; Stryker itself ends what hangs.
    testTimeout: 60_000,
  },
});
