import { createHash } from 'node:crypto';
import { run } from '../process/run.ts';

/** CI proves one slice after the other: `npm run proof -- --slice`. */
export const SLICES = 6;

/** What cannot be divided, or is short, makes up the first slice; each of the others has an equal share of every other part. */
const UNDIVIDED = new Set(['proof:audit', 'proof:soak', 'proof:browsers', 'proof:netlify', 'proof:scale']);
const SHARES = SLICES - 1;

async function git(...args: readonly string[]): Promise<string> {
  const { code, stdout } = await run('git', args, { quiet: true });
  return code === 0 ? stdout.trim() : '';
}

/** Empty if there is no repository. */
export const headCommit = (): Promise<string> => git('rev-parse', 'HEAD');

/** How many commits are behind HEAD; undefined in a shallow clone, which does not know. */
export async function headAncestors(): Promise<number | undefined> {
  if ((await git('rev-parse', '--is-shallow-repository')) !== 'false') return undefined;
  return Number(await git('rev-list', '--count', 'HEAD')) - 1;
}

/** From 1, by the number of ancestors, so that six commits in a row prove everything; a shallow clone, or none, goes by the hash. */
export function sliceOf(commit: string, ancestors: number | undefined): number {
  return ((ancestors ?? createHash('sha256').update(commit).digest().readUInt32BE()) % SLICES) + 1;
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
