import { run } from '../process/run.ts';

/** CI proves one slice after the other: `npm run proof -- --slice`. */
export const SLICES = 6;

/** What cannot be divided, or is short, makes up the first slice; each of the others has an equal share of every other part. */
const UNDIVIDED = /^proof:(?:audit|browsers|commands|netlify|scale|soak)$/;

const git = async (...args: readonly string[]) => (await run('git', args, { quiet: true })).stdout.trim();

/** Empty if there is no repository. */
export const headCommit = (): Promise<string> => git('rev-parse', 'HEAD');

/** How many commits are behind HEAD; undefined in a shallow clone, which does not know. */
export const headAncestors = async (): Promise<number | undefined> =>
  (await git('rev-parse', '--is-shallow-repository')) === 'false'
    ? Number(await git('rev-list', '--count', 'HEAD')) - 1
    : undefined;

/** From 1, by the number of ancestors, so that six commits in a row prove everything; a shallow clone, or none, goes by the hash. */
export const sliceOf = (commit: string, ancestors = Number.parseInt(`0${commit.slice(0, 8)}`, 16)): number =>
  (ancestors % SLICES) + 1;

export const isInSlice = (part: string, slice: number): boolean => UNDIVIDED.test(part) === (slice === 1);

/** For SLICE in the environment of its parts, in the way of `--shard`; empty for the slice that is not divided. */
export const shareName = (slice: number): string => (slice === 1 ? '' : `${slice - 1}/${SLICES - 1}`);

/** Those that a slice tries: one in five, and one at least. */
export function inThisSlice<T>(all: readonly T[]): readonly T[] {
  const [index = 1, count = 1] = (process.env['SLICE'] || '1/1').split('/').map(Number);
  const share = all.filter((_, at) => at % count === index - 1);
  return share.length > 0 ? share : all.slice(0, 1);
}
