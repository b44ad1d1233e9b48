import { createHash } from 'node:crypto';

/** CI proves one slice after the other: `npm run proof -- --slice`. */
export const SLICES = 6;

/** What cannot be divided, or is short, makes up the first slice; each of the others has an equal share of every other part. */
const UNDIVIDED = new Set(['proof:audit', 'proof:soak', 'proof:browsers', 'proof:netlify', 'proof:scale']);
const SHARES = SLICES - 1;

export interface Slice {
  /** From 1. */
  readonly number: number;
  readonly why: string;
}

const numberOf = (count: number) => (count % SLICES) + 1;

/** By the number of ancestors, so that six commits in a row prove everything; a shallow clone does not know it. */
export function sliceOf(commit: string, ancestors: number | undefined): Slice {
  if (ancestors !== undefined)
    return { number: numberOf(ancestors), why: `commit ${commit.slice(0, 8)} has ${ancestors} ancestors` };
  if (commit === '') {
    const day = Math.floor(Date.now() / 86_400_000);
    return { number: numberOf(day), why: 'by the day, as there is no repository here' };
  }
  const hash = createHash('sha256').update(commit).digest().readUInt32BE();
  return {
    number: numberOf(hash),
    why: `by its hash, as this clone lacks the ancestors of ${commit.slice(0, 8)}`,
  };
}

export const isInSlice = (part: string, slice: number): boolean => UNDIVIDED.has(part) === (slice === 1);

/** For SLICE in the environment of its parts, in the way of `--shard`; empty for the slice that is not divided. */
export const shareName = (slice: number): string => (slice === 1 ? '' : `${slice - 1}/${SHARES}`);

const [index, count] = (process.env['SLICE'] || '1/1').split('/').map(Number) as [number, number];

/** Those that a slice tries: one in five, and one at least. */
export function inThisSlice<T>(all: readonly T[]): readonly T[] {
  const share = all.filter((_, at) => at % count === index - 1);
  return share.length > 0 ? share : all.slice(0, 1);
}
