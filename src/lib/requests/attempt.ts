import { RequestError } from './request.ts';

/** A request and the idempotency key that makes sending it again harmless. */
export interface Attempt<Request> {
  readonly key: string;
  readonly request: Request;
}

const contentOf = <Request extends object>(request: Request, aside: readonly (keyof Request)[]): string =>
  JSON.stringify({ ...request, ...Object.fromEntries(aside.map((name) => [name, undefined])) });

/** Whether two requests ask for the same, apart from the fields in `aside`. */
export const isSameRequest = <Request extends object>(
  one: Request,
  other: Request,
  aside: readonly (keyof Request)[] = [],
): boolean => contentOf(one, aside) === contentOf(other, aside);

/** The previous attempt, unchanged, if it asks for the same; otherwise a new one with a new key. */
export const nextAttempt = <Request extends object>(
  previous: Attempt<Request> | null,
  request: Request,
  aside: readonly (keyof Request)[] = [],
): Attempt<Request> =>
  previous && isSameRequest(previous.request, request, aside)
    ? previous
    : { key: crypto.randomUUID(), request };

export const attemptHeaders = ({ key }: Attempt<unknown>) => ({ 'idempotency-key': key });

/**
 * Our server refused, and would again. A Wi-Fi portal's answer has no sentence of ours, and a 429 says nothing about an earlier
 * try, whose answer may be lost.
 */
export const isRefused = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.text !== undefined && error.status < 500 && error.status !== 429;

/** Holds the last attempt until it is answered. It must outlive a render. */
export interface AttemptSlot<Request> {
  current: Attempt<Request> | null;
}

interface AttemptOptions<Request> {
  /** Fields that may differ between two tries of the same request. */
  readonly aside?: readonly (keyof Request)[];
  /** Refusals after which the next try is a new attempt. A reused key always is one. */
  readonly endsOn?: (error: RequestError) => boolean;
  /** false: an answered attempt stays until the caller clears the slot. */
  readonly endsWithAnswer?: boolean;
}

/**
 * Sends a request so that a retry after a lost answer does nothing twice: if it asks for the same as the attempt in the
 * slot, that attempt is sent again. Throws what `send` throws.
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
