import { env } from 'node:process';

/**
 * `npm run proof` sets PROOF=1 and goes deep, differently each time; `npm test` tries a few cases, the same each time. A slice, which
 * CI has 25 minutes for, tries fewer, and others each time.
 */
const isProof = env['PROOF'] === '1';

const isSlice = Boolean(env['SLICE']);

const effort = (name: string, usual: number, slice: number, deep: number): number =>
  Number(env[name] || (isProof ? (isSlice ? slice : deep) : usual));

/** How much is tried. A variable of the same name changes it for one run. */
export const EFFORT = {
  /** Every how many-th flow is crashed or cut off, and call refused. */
  share: effort('SHARE', 3, 1, 1),
  /** Random interleavings of each flow of money and points. */
  races: effort('RACES', 4, 25, 1_000),
  /** Walks over the books against their plain model, and the most steps of one. */
  walks: effort('WALKS', 20, 40, 2_000),
  steps: effort('STEPS', 60, 150, 300),
  /** Generated requests to each call. */
  requests: effort('REQUESTS', 6, 60, 5_000),
  /** Rounds of generated requests to each call that should be refused. */
  refusals: effort('REFUSALS', 1, 3, 200),
  /** Moments of a flow, at each of which a statement or a call is lost. */
  cuts: effort('CUTS', 1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY),
  /** Moments of a flow, at each of which there is a crash, a rival or a lost answer. */
  deeds: effort('DEEDS', 1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY),
} as const;
