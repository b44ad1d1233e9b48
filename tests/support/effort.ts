import { env } from 'node:process';

/**
 * `npm run proof` sets PROOF=1 and goes deep, differently each time; `npm test` tries a few cases, the same each time. A slice, which
 * CI runs with each change, tries fewer, and others each time.
 */
const isProof = env['PROOF'] === '1';

const isSlice = Boolean(env['SLICE']);

const ALL = Number.POSITIVE_INFINITY;

/** How much is tried, and of what. docs/how-to/test.md shows it as a table, which a test compares. */
export const EFFORTS = {
  share: { usual: 5, slice: 1, deep: 1, of: 'one flow of so many is crashed or cut off, one call refused' },
  races: { usual: 4, slice: 25, deep: 1_000, of: 'random interleavings of each flow of money and points' },
  walks: { usual: 20, slice: 40, deep: 2_000, of: 'random walks over the books against their model' },
  steps: { usual: 60, slice: 150, deep: 300, of: 'the most steps of a walk' },
  requests: { usual: 6, slice: 60, deep: 5_000, of: 'generated requests to each call' },
  refusals: { usual: 1, slice: 3, deep: 200, of: 'rounds of calls that should be refused, of each call' },
  cuts: { usual: 1, slice: ALL, deep: ALL, of: 'moments of a flow at which a statement or call is lost' },
  deeds: { usual: 1, slice: ALL, deep: ALL, of: 'moments of a flow with a crash, a rival, a lost answer' },
} as const;

type Effort = keyof typeof EFFORTS;

/** Of this run. A variable of the same name changes it: RACES=20000. */
export const EFFORT = Object.fromEntries(
  Object.entries(EFFORTS).map(([name, { usual, slice, deep }]) => [
    name,
    Number(env[name.toUpperCase()] || (isProof ? (isSlice ? slice : deep) : usual)),
  ]),
) as Readonly<Record<Effort, number>>;
