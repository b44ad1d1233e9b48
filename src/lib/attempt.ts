import { RequestError } from './request.ts';

/** A request as it goes out, under the key that makes sending it again harmless. */
export interface Attempt<Request> {
  readonly key: string;
  readonly request: Request;
}

const contentOf = <Request extends object>(request: Request, aside: readonly (keyof Request)[]): string =>
  JSON.stringify({ ...request, ...Object.fromEntries(aside.map((name) => [name, undefined])) });

/** Whether two requests ask for the same; what the fields `aside` hold does not count. */
export const asksTheSame = <Request extends object>(
  one: Request,
  other: Request,
  aside: readonly (keyof Request)[] = [],
): boolean => contentOf(one, aside) === contentOf(other, aside);

/** The attempt before, to the letter, where it asks for the same; else a new one under a new key. */
export const nextAttempt = <Request extends object>(
  previous: Attempt<Request> | null,
  request: Request,
  aside: readonly (keyof Request)[] = [],
): Attempt<Request> =>
  previous && asksTheSame(previous.request, request, aside)
    ? previous
    : { key: crypto.randomUUID(), request };

/** What an attempt sends beside its body. */
export const attemptHeaders = ({ key }: Attempt<unknown>) => ({ 'idempotency-key': key });

/** The server has decided, and decides the same again. A 429 says nothing of the request before, whose answer may be lost. */
export const isRefused = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.status < 500 && error.status !== 429;

/** Where the last attempt is until it is answered: an object that outlives a render, or one whose `current` is in storage. */
export interface AttemptSlot<Request> {
  current: Attempt<Request> | null;
}

interface AttemptOptions<Request> {
  /** Fields that differ between two tries without making another request of it. */
  readonly aside?: readonly (keyof Request)[];
  /** Refusals after which the next try is a new attempt. One whose key was used for something else always is. */
  readonly endsOn?: (error: RequestError) => boolean;
  /** false: an answered attempt stays until the caller empties the slot. */
  readonly endsWithAnswer?: boolean;
}

/**
 * Sends a request so that trying again after a lost answer repeats nothing: what asks for the same as the attempt in the
 * slot goes out as that one. Throws what `send` throws.
 */
export async function sendAttempt<Request extends object, Answer>(
  slot: AttemptSlot<Request>,
  request: Request,
  send: (attempt: Attempt<Request>) => Promise<Answer>,
  { aside, endsOn = () => false, endsWithAnswer = true }: AttemptOptions<Request> = {},
): Promise<Answer> {
  const attempt = nextAttempt(slot.current, request, aside);
  slot.current = attempt;
  const end = () => {
    if (slot.current?.key === attempt.key) slot.current = null;
  };
  try {
    const answer = await send(attempt);
    if (endsWithAnswer) end();
    return answer;
  } catch (error) {
    if (error instanceof RequestError && (error.code === 'idempotency_key_reused' || endsOn(error))) end();
    throw error;
  }
}
