import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { idempotencyKeys } from '../database/schema/requests.ts';
import { CodedError } from './errors.ts';

/** Visible ASCII, as a browser's UUID is. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** The Idempotency-Key of a request, or null. Throws invalid_input where it is none. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key !== null && !KEY.test(key)) throw new CodedError('invalid_input');
  return key;
}

export interface Repeatable {
  /** Which kind of call; keys of different calls do not meet. */
  readonly scope: string;
  readonly key: string | null;
  /** What makes two requests the same; plain data in a fixed order. */
  readonly content: unknown;
}

/**
 * Writes down the answer that a key is about to get, and answers it; for a repeat, the answer the key got before: the
 * caller then has nothing left to do. A rival with the same key waits here until this transaction ends. `answer` is
 * plain data. Throws idempotency_key_reused on other content.
 */
export async function firstAnswer<Answer>(
  tx: Executor,
  { scope, key, content }: Repeatable,
  answer: Answer,
): Promise<Answer> {
  if (key === null) return answer;
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, fingerprint, answer })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return answer;

  const [earlier] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  // Gone between the two statements: the nightly cleanup took it.
  if (!earlier) throw new CodedError('unavailable', { retryAfterSeconds: 1 });
  if (earlier.fingerprint !== fingerprint) throw new CodedError('idempotency_key_reused');
  return earlier.answer as Answer;
}
