import { hash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { idempotencyKeys } from '../database/schema/idempotency-keys.ts';
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

export const fingerprintOf = (content: unknown): string =>
  hash('sha256', JSON.stringify(content), 'base64url');

/** The answer that a key got before, if it did. Throws idempotency_key_reused where that was for other content. */
export async function earlierAnswer<Answer>(
  tx: Executor,
  { scope, key, content }: Repeatable & { readonly key: string },
): Promise<{ readonly answer: Answer } | undefined> {
  const [earlier] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  if (!earlier) return undefined;
  if (earlier.fingerprint !== fingerprintOf(content)) throw new CodedError('idempotency_key_reused');
  return { answer: earlier.answer as Answer };
}
