import type { RoomAnswer, RoomRequest } from '../room.ts';
import { StripeFailure } from './failure.ts';

interface Kept {
  readonly call: string;
  readonly answer: RoomAnswer;
}

/** Answers a POST that comes again with its key as the first time, and refuses another call with that key. */
export function createIdempotency() {
  const kept = new Map<string, Kept>();
  return (request: RoomRequest, work: () => RoomAnswer): RoomAnswer => {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return work();
    const call = `${request.path}?${request.body}`;
    const before = kept.get(key);
    if (before && before.call !== call) {
      throw new StripeFailure(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    if (before) {
      const { status, headers, body } = before.answer;
      return { status, body, headers: { ...headers, 'idempotent-replayed': 'true' } };
    }
    // A call that throws was refused before anything was done: Stripe forgets its key.
    const answer = work();
    kept.set(key, { call, answer });
    return answer;
  };
}
