/** What a test does around a call, which waits for it. If it throws, the connection is lost. */
export interface Hold {
  /** Before the work. */
  readonly before?: (call: string) => unknown;
  /** After the work, before the answer is sent. */
  readonly after?: (call: string) => unknown;
}

/** Thrown by a test to drop the connection. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** A fault in place of a good answer to the next calls that match. */
export type Trouble =
  /** Answers after this long. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Closes the socket before the work. */
  | { readonly kind: 'drop' }
  /** Does the work, then closes the socket without an answer. */
  | { readonly kind: 'drop_answer' }
  /** Answers this status without doing the work. */
  | { readonly kind: 'status'; readonly status: 400 | 401 | 422 | 429 | 500 | 503 }
  /** Answers HTML without doing the work. */
  | { readonly kind: 'rubbish' }
  /** Never answers. */
  | { readonly kind: 'hang' }
  /** Lets a test act before and after the work. */
  | ({ readonly kind: 'hold' } & Hold);

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
    /** Applies the fault to the next `times` calls whose "METHOD /path" matches. Returns how to disarm it. */
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
