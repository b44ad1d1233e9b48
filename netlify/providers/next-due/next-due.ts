import { afterCommit } from '../../database/in-transaction.ts';
import type { Executor } from '../../database/client.ts';
import { perConfig } from '../../lib/config.ts';
import { describeError, log } from '../../lib/log.ts';
import { within } from '../../lib/within.ts';

/**
 * When somebody has to look at the database next: a time in Netlify Blobs, so that a quiet minute does not wake the database
 * (docs/decisions/0091). It is a hint. Whoever queues something makes it earlier; only the look itself makes it later.
 */

/** Schedulers are seconds early or late. */
export const SLACK_MS = 30_000;

/** However quiet it is, the next look comes half an hour after the last, or a little less. */
export const LOOK_EVERY_MS = 30 * 60_000 - SLACK_MS;

const KEY = 'at';
const TIMEOUT_MS = 2_000;
/** Others may write at the same moment. */
const MOST_TRIES = 5;

async function store() {
  const { getStore } = await import('@netlify/blobs');
  return getStore({ name: 'next-due', consistency: 'strong' });
}

// Unlike calls for photos, these are not noted in the database: that would wake it.
const reach = <T>(work: () => Promise<T>): Promise<T> =>
  within(TIMEOUT_MS, work, () => new DOMException('too late', 'TimeoutError'));

interface Mark {
  /** NaN if there is none, or none that can be read. */
  readonly atMs: number;
  /** Names what was read, so that it is replaced only as long as nobody else has. */
  readonly etag: string | undefined;
}

const readMark = (): Promise<Mark> =>
  reach(async () => {
    const found = await (await store()).getWithMetadata(KEY, { type: 'text' });
    return { atMs: Number(found?.data || Number.NaN), etag: found?.etag };
  });

type Condition = { readonly onlyIfNew: true } | { readonly onlyIfMatch: string } | undefined;

const write = (atMs: number, condition?: Condition): Promise<boolean> =>
  reach(async () => (await (await store()).set(KEY, String(Math.floor(atMs)), condition)).modified);

/** False: somebody else wrote something in the meantime. */
async function replace({ atMs, etag }: Mark, nextMs: number): Promise<boolean> {
  if (await write(nextMs, etag === undefined ? { onlyIfNew: true } : { onlyIfMatch: etag })) return true;
  // It may only have been written again, or have lost its tag on the way.
  if (!Object.is((await readMark()).atMs, atMs)) return false;
  return write(nextMs);
}

async function makeEarlier(atMs: number): Promise<void> {
  for (let left = MOST_TRIES; left > 0; left -= 1) {
    const mark = await readMark();
    const isPast = mark.atMs <= Date.now();
    if (mark.atMs <= atMs && !isPast) return;
    // A look may be under way, and have read the rows already: it must see that something was announced.
    if (await replace(mark, isPast ? mark.atMs - 1 : atMs)) return;
  }
  throw new Error('Others wrote the mark each time.');
}

interface Announcing {
  /** The earliest time that is still to be written. */
  earliestMs: number;
  writing?: Promise<void> | undefined;
}

const announcing = perConfig((): Announcing => ({ earliestMs: Infinity }));

async function writeEarliest(current: Announcing): Promise<void> {
  try {
    while (current.earliestMs < Infinity) {
      const atMs = current.earliestMs;
      current.earliestMs = Infinity;
      await makeEarlier(atMs);
    }
  } catch (error) {
    current.earliestMs = Infinity;
    log({ event: 'due_not_announced', error: describeError(error) });
  }
}

/** Says that something is due at a time. Never rejects: without it the next look finds what is due, half an hour later at most. */
export function announceDue(atMs: number): Promise<void> {
  const current = announcing();
  current.earliestMs = Math.min(current.earliestMs, atMs);
  current.writing ??= writeEarliest(current).finally(() => {
    current.writing = undefined;
  });
  // Nobody waits for it, but Netlify keeps a function awake for it.
  globalThis.Netlify?.context?.waitUntil?.(current.writing);
  return current.writing;
}

/** For whoever writes a row that is due at `atMs`, or now: announced once the transaction is committed. */
export const isDue = (tx: Executor, atMs: number = Date.now()): void =>
  afterCommit(tx, () => void announceDue(atMs));

/**
 * Whether it is time to look: null if not. The answer is for `lookedFor`. Where the mark is lost, unreadable or further away than one that we
 * write, it is time.
 */
export async function timeToLook(nowMs: number = Date.now()): Promise<Mark | null> {
  try {
    const mark = await readMark();
    const isLater = mark.atMs > nowMs && mark.atMs <= nowMs + LOOK_EVERY_MS;
    return isLater ? null : mark;
  } catch (error) {
    log({ event: 'due_not_read', error: describeError(error) });
    return { atMs: Number.NaN, etag: undefined };
  }
}

/** After a look: the next one is at `nextMs`. If somebody has announced something since it began, what they wrote stands. */
export async function lookedFor(mark: Mark, nextMs: number): Promise<void> {
  try {
    await replace(mark, nextMs);
  } catch (error) {
    log({ event: 'due_not_written', error: describeError(error) });
  }
}
