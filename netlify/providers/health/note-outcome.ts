import type { Watched } from '../../../src/domain/providers/providers.ts';
import { database } from '../../database/client.ts';
import { runStatement } from '../../database/run-statement.ts';
import { perConfig } from '../../lib/config.ts';
import { describeError, log } from '../../lib/log.ts';
import { failureWords } from './failure-words.ts';

const SUCCESS_EVERY_MS = 60_000;

const SUCCESS = {
  name: 'note_success',
  text: `insert into provider_health (provider, succeeded_at) values ($1, clock_timestamp())
    on conflict (provider) do update set succeeded_at = excluded.succeeded_at`,
};
const FAILURE = {
  name: 'note_failure',
  text: `insert into provider_health (provider, failed_at, failure) values ($1, clock_timestamp(), $2)
    on conflict (provider) do update set failed_at = excluded.failed_at, failure = excluded.failure`,
};

interface Note {
  readonly statement: typeof SUCCESS;
  readonly values: readonly string[];
}

interface Notes {
  /** What is still to be written: each system's last failure and last success, in order. */
  readonly waiting: Map<string, Note>;
  writing?: Promise<void> | undefined;
  /** When each system's last success was written here; none after a failure. */
  readonly succeededAt: Map<Watched, number>;
}

const notes = perConfig((): Notes => ({ waiting: new Map(), succeededAt: new Map() }));

async function writeAll({ waiting }: Notes): Promise<void> {
  try {
    // Outcomes that are added meanwhile are written in the same round.
    for (const [key, { statement, values }] of waiting) {
      waiting.delete(key);
      await runStatement(database(), statement, values);
    }
  } catch (error) {
    waiting.clear();
    log({ event: 'health_not_noted', error: describeError(error) });
  }
}

/** One writer at a time, alongside the call: nobody waits for it, and it never rejects. */
function write(statement: typeof SUCCESS, values: readonly [Watched, ...string[]]): void {
  const key = `${values[0]} ${statement.name}`;
  const current = notes();
  current.waiting.delete(key);
  current.waiting.set(key, { statement, values });
  current.writing ??= writeAll(current).finally(() => {
    current.writing = undefined;
  });
  // Netlify keeps a function awake for this, if it would sleep after its answer.
  globalThis.Netlify?.context?.waitUntil?.(current.writing);
}

/** A system answered as it should, whether yes or no. Written at most once a minute, and at once after a failure. */
export function noteSuccess(provider: Watched): void {
  const now = Date.now();
  const { succeededAt } = notes();
  if (now - (succeededAt.get(provider) ?? Number.NEGATIVE_INFINITY) < SUCCESS_EVERY_MS) return;
  succeededAt.set(provider, now);
  write(SUCCESS, [provider]);
}

/** A system did not answer as it should. */
export function noteFailure(provider: Watched, error: unknown): void {
  notes().succeededAt.delete(provider);
  write(FAILURE, [provider, failureWords(error)]);
}
