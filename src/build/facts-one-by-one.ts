import type { Plugin } from 'vite';

const FACTS =
  /^import (\w+) from ('[^']*\/content\/(?:business|yard-pages)\/[^']+\.json') with \{ type: 'json' \};$/gm;

/**
 * Imports the facts in src/content one by one: a script that shows the telephone then has that number, and not what search engines read.
 * yard-facts.ts has all there is of a yard. Node knows JSON as one value alone, so the source cannot say it.
 */
export const factsOneByOne = (): Plugin => ({
  name: 'facts-one-by-one',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\/src\/business\/[\w.-]+\.ts$/, exclude: /\/yard-facts\.ts$/ } },
    handler: (code) => code.replace(FACTS, 'import * as $1 from $2;'),
  },
});
