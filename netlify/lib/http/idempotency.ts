import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/mini';
import type { RateLimit } from '../../../src/domain/shared/contract/endpoint.ts';
import type { Database, Executor } from '../../database/client.ts';
import { idempotencyKeys } from '../../database/schema/idempotency-keys.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { CodedError } from './errors.ts';
import { countUse, hasAllowance, hasNetworkAllowance, tooMany } from './rate-limit.ts';

/** Visible ASCII, as a browser's UUID is. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** The Idempotency-Key of a request, or null. Throws invalid_input if it is malformed. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key !== null && !KEY.test(key)) throw new CodedError('invalid_input');
  return key;
}

/** A write that may be repeated. */
export interface Repeatable {
  /** How often one address may; keys of calls with different scopes do not collide. */
  readonly limit: RateLimit;
  /** null: every request is a separate write. */
  readonly key: string | null;
  /** The contract's. Its defaults do not make two requests differ. */
  readonly schema?: $ZodType | undefined;
  /** What makes two requests the same: plain data, named as in the schema. */
  readonly content: unknown;
}

type Definition = {
  readonly innerType?: $ZodType;
  readonly element?: $ZodType;
  readonly shape?: Readonly<Record<string, $ZodType>>;
};

const defaults = new WeakMap<$ZodType, ReturnType<typeof safeParse>>();

/** A schema's default, which is computed only once. */
function defaultOf(schema: $ZodType) {
  const found = defaults.get(schema) ?? safeParse(schema, undefined);
  defaults.set(schema, found);
  return found;
}

/**
 * Data with its keys sorted and without schema defaults: a page loaded before a deploy then gets the same fingerprint as one loaded after it, whatever fields
 * the deploy added.
 */
function asSent(schema: $ZodType | undefined, value: unknown): unknown {
  const { innerType, element, shape } = (schema?._zod.def ?? {}) as Definition;
  if (innerType) return asSent(innerType, value);
  if (Array.isArray(value)) return value.map((each) => asSent(element, each));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name, field]) => {
    const absent = shape?.[name] && defaultOf(shape[name]);
    return field !== undefined && !(absent?.success && isDeepStrictEqual(absent.data, field));
  });
  return Object.fromEntries(
    fields
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, asSent(shape?.[name], field)]),
  );
}

export const fingerprintOf = ({ schema, content }: Pick<Repeatable, 'schema' | 'content'>): string =>
  hash('sha256', JSON.stringify(asSent(schema, content)), 'base64url');

/** The answer that a key already got, if any. Throws idempotency_key_reused if that was for different content. */
export async function earlierAnswer<Answer>(
  tx: Executor,
  { limit, key, ...sent }: Repeatable,
): Promise<{ readonly answer: Answer } | undefined> {
  if (key === null) return undefined;
  const [earlier] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, limit.scope), eq(idempotencyKeys.key, key)));
  if (!earlier) return undefined;
  if (earlier.fingerprint !== fingerprintOf(sent)) throw new CodedError('idempotency_key_reused');
  return { answer: earlier.answer as Answer };
}

/** Counts the address's use and takes the key. False: the key already has its answer, or the limit is used up. */
async function claim(
  tx: Executor,
  { limit, key, ...sent }: Repeatable,
  address: string,
  answer: unknown,
): Promise<boolean> {
  if (key === null) return hasAllowance(tx, limit, address);
  const used = tx.$with('used').as(countUse(tx, limit, address));
  const claimed = await tx
    .with(used)
    .insert(idempotencyKeys)
    .select(
      sql`select ${limit.scope}, ${key}, ${fingerprintOf(sent)}, ${JSON.stringify(answer)}::jsonb, now() from ${used}`,
    )
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0 && hasNetworkAllowance(tx, limit, address);
}

const REFUSED = Symbol('refused');

/**
 * Writes once for each key, within an address's limit, in one transaction. A repeat gets the key's first answer and does not
 * count as a use. Throws too_many_requests, idempotency_key_reused.
 */
export async function once<Answer>(
  db: Database,
  repeatable: Repeatable,
  address: string,
  answer: Answer,
  write: (tx: Executor) => Promise<unknown>,
): Promise<Answer> {
  try {
    await inTransaction(db, async (tx) => {
      if (!(await claim(tx, repeatable, address, answer))) throw REFUSED;
      await write(tx);
    });
    return answer;
  } catch (error) {
    if (error !== REFUSED) throw error;
  }
  const earlier = await earlierAnswer<Answer>(db, repeatable);
  if (earlier) return earlier.answer;
  throw await tooMany(db, repeatable.limit, address);
}
