import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 30_000;
/** For one call, which is answered at once or never. */
const ANSWER_MS = 15_000;

/** What it answers, or an error that says who did not. */
export async function answerOf<Value>(
  what: string,
  asked: Promise<Value>,
  patienceMs = ANSWER_MS,
): Promise<Value> {
  const late = Symbol('late');
  const timer = new AbortController();
  const answer = await Promise.race([asked, pause(patienceMs, late, timer)]).finally(() => timer.abort());
  if (answer === late) throw new Error(`no answer to ${what} within ${patienceMs / 1_000} s`);
  return answer as Value;
}

/** Asks until there is an answer, and again after an error, as a page that is being left cannot answer. Throws what was waited for. */
export async function waitFor<Value>(
  what: string,
  ask: () => Value | undefined | Promise<Value | undefined>,
): Promise<Value> {
  const until = Date.now() + PATIENCE_MS;
  let cause: unknown;
  do {
    try {
      const found = await ask();
      if (found !== undefined) return found;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await pause(200);
  } while (Date.now() < until);
  throw new Error(`Waited in vain for ${what}${cause ? ` (${String(cause)})` : ''}`, { cause });
}
