/** What a test does around a call. The call waits for it; where it throws, the connection is lost. */
export interface Hold {
  /** The call has arrived, and nothing is done yet. */
  readonly before?: (call: string) => unknown;
  /** It is done, and the answer has not left. */
  readonly after?: (call: string) => unknown;
}

/** Thrown by a test in place of an answer: no failure of the mock server's own. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** A fault in place of a good answer to the next calls that match. */
export type Trouble =
  /** Answers after this long. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Closes the socket before anything happened. */
  | { readonly kind: 'drop' }
  /** Does the work and then closes the socket: the caller cannot know. */
  | { readonly kind: 'drop_answer' }
  /** Answers this status, nothing done. */
  | { readonly kind: 'status'; readonly status: 400 | 422 | 429 | 500 | 503 }
  /** Answers what is not even JSON, nothing done. */
  | { readonly kind: 'rubbish' }
  /** Never answers. */
  | { readonly kind: 'hang' }
  /** Lets a test act before the work and before the answer leaves. */
  | ({ readonly kind: 'hold' } & Hold);

/** Does the work between what a test has to do around it. */
export async function heldBy<T>(hold: Hold, call: string, work: () => Promise<T>): Promise<T> {
  await hold.before?.(call);
  const done = await work();
  await hold.after?.(call);
  return done;
}

interface Armed {
  readonly call: RegExp;
  readonly trouble: Trouble;
  left: number;
}

/** The faults armed on one mock server, by "METHOD /path". */
export function createSwitches() {
  let armed: Armed[] = [];
  return {
    /** The next `times` calls whose "METHOD /path" matches meet the trouble. Answers what takes it back. */
    arm(call: RegExp, trouble: Trouble, times: number = Number.POSITIVE_INFINITY): () => void {
      const entry = { call, trouble, left: times };
      armed.push(entry);
      return () => {
        armed = armed.filter((other) => other !== entry);
      };
    },
    clear(): void {
      armed = [];
    },
    take(call: string): Trouble | undefined {
      const found = armed.find((entry) => entry.left > 0 && entry.call.test(call));
      if (found) found.left -= 1;
      return found?.trouble;
    },
  };
}

export type Switches = ReturnType<typeof createSwitches>;
