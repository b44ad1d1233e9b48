import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/client.ts';
import { runStatement, type Statement } from '../database/run-statement.ts';
import type { OutboxKind } from '../database/schema/outbox.ts';
import { CodedError } from './errors.ts';
import { earlierAnswer, fingerprintOf, type Repeatable } from './idempotency.ts';
import { tooMany, useKey, type Allowance } from './rate-limit.ts';

export interface TableRows {
  readonly table: PgTable;
  /** All with the same fields; a column without a field gets its default. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Rows of one table, checked against it. */
export const rowsOf = <Table extends PgTable>(
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): TableRows => ({ table, rows });

export interface Writing<Answer> extends Repeatable {
  /** What the key will answer from now on: plain data. */
  readonly answer: Answer;
  readonly address: string;
  readonly allowance: Allowance;
  readonly into: readonly TableRows[];
  readonly parcels: readonly {
    readonly kind: OutboxKind;
    readonly subjectId: string;
    readonly delayMs?: number;
  }[];
}

const recent = `array(select hit from unnest(used.hits) hit where hit > clock_timestamp() - $4 * interval '1 millisecond')`;

const GUARDS = `with
known as (select from idempotency_keys where scope = $1 and key = $2::text),
allowed as (
  insert into rate_limits as used (key, hits)
  select $3, array[clock_timestamp()] where not exists (select from known)
  on conflict (key) do update set hits = ${recent} || clock_timestamp(), updated_at = now()
  where cardinality(used.hits) < $5 or cardinality(${recent}) < $5
  returning key
),
claimed as (
  insert into idempotency_keys (scope, key, fingerprint, answer)
  select $1, $2, $6, $7::jsonb from allowed where $2 is not null
  on conflict do nothing returning key
),
granted as (select from claimed union all select from allowed where $2 is null),
parcels as (
  insert into outbox (kind, subject_id, available_at)
  select parcel.kind, parcel.subject_id, now() + parcel.delay_ms * interval '1 millisecond'
  from granted, jsonb_to_recordset($8::jsonb) as parcel (kind text, subject_id uuid, delay_ms integer)
  on conflict do nothing
)`;

const quoted = (name: string) => `"${name}"`;

function fieldsOf({ table, rows: [first = {}] }: TableRows): readonly (readonly [string, string])[] {
  const columns = getTableColumns(table);
  return Object.keys(first).map((field) => [field, columns[field]?.name ?? field] as const);
}

function textFor(into: readonly TableRows[]): string {
  const inserts = into.map((one, index) => {
    const name = quoted(getTableName(one.table));
    const columns = fieldsOf(one).map(([, column]) => quoted(column));
    return `, rows${index} as (insert into ${name} (${columns.join(', ')})
  select ${columns.map((column) => `given.${column}`).join(', ')}
  from granted, jsonb_populate_recordset(null::${name}, $${index + 9}::jsonb) as given)`;
  });
  return `${GUARDS}${inserts.join('')} select exists (select from granted) as is_new, exists (select from allowed) as is_allowed`;
}

const statements = new Map<string, Statement>();

/** The one for these tables and the fields that their rows have here: another caller may give others. */
function statementFor(into: readonly TableRows[]): Statement {
  const shape = into
    .map(({ table, rows: [first = {}] }) => [getTableName(table), ...Object.keys(first)])
    .join(';');
  const known = statements.get(shape);
  if (known) return known;
  const statement = { name: `insert_once_${statements.size}`, text: textFor(into) };
  statements.set(shape, statement);
  return statement;
}

const jsonOf = (one: TableRows): string => {
  const fields = fieldsOf(one);
  return JSON.stringify(
    one.rows.map((row) => Object.fromEntries(fields.map(([field, column]) => [column, row[field]]))),
  );
};

interface Outcome {
  readonly is_new: boolean;
  readonly is_allowed: boolean;
}

/**
 * Writes all rows of a request with the mail it causes, or nothing, in one statement: once for each key, and within the
 * allowance of an address. Answers what the key got first. Throws too_many_requests, idempotency_key_reused.
 */
export async function insertOnce<Answer>(db: Database, writing: Writing<Answer>): Promise<Answer> {
  const { scope, key, content, answer, address, allowance, into, parcels } = writing;
  const use = useKey(scope, address);
  const [outcome] = await runStatement<Outcome>(db, statementFor(into), [
    scope,
    key,
    use,
    allowance.windowMs,
    allowance.limit,
    fingerprintOf(content),
    JSON.stringify(answer),
    JSON.stringify(
      parcels.map(({ kind, subjectId, delayMs = 0 }) => ({
        kind,
        subject_id: subjectId,
        delay_ms: delayMs,
      })),
    ),
    ...into.map(jsonOf),
  ]);
  if (outcome?.is_new) return answer;
  // Known before, or a rival with the same key was first while this one waited.
  const earlier = key === null ? undefined : await earlierAnswer<Answer>(db, { scope, key, content });
  if (earlier) return earlier.answer;
  throw outcome?.is_allowed
    ? new CodedError('unavailable', { retryAfterSeconds: 1 })
    : await tooMany(db, use, allowance.windowMs);
}
