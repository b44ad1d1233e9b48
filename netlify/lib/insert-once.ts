import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
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

/** The allowance is counted as netlify/lib/rate-limit.ts counts it. */
const GUARDS = `with
known as (select from idempotency_keys where scope = $1 and key = $2::text),
allowed as (
  insert into rate_limits as used (key, hits)
  select $3, array[clock_timestamp()] where not exists (select from known)
  on conflict (key) do update set
    hits = (used.hits || clock_timestamp())[greatest(cardinality(used.hits) + 2 - $5, 1):], updated_at = now()
  where cardinality(used.hits) < $5
    or used.hits[cardinality(used.hits) - $5 + 1] <= clock_timestamp() - $4 * interval '1 millisecond'
  returning key
),
claimed as (
  insert into idempotency_keys (scope, key, fingerprint, answer)
  select $1, $2, $6, $7::jsonb from allowed where $2 is not null
  on conflict do nothing returning key
),
granted as (select from claimed union all select from allowed where $2 is null)`;
const GUARDS_VALUES = 7;

const PARCEL_TYPES = ['text', 'uuid', 'integer'];

const quoted = (name: string) => `"${name}"`;

/** The fields of a table's rows with their columns. */
const columnsOf = ({ table, rows: [first = {}] }: TableRows): readonly (readonly [string, PgColumn])[] =>
  Object.entries(getTableColumns(table)).filter(([field]) => field in first);

function textFor({ into, parcels }: Pick<Writing<unknown>, 'into' | 'parcels'>): string {
  let count = GUARDS_VALUES;
  // The cheapest way in: rows as JSON take PostgreSQL a third of the insert to read.
  const given = (rows: number, types: readonly string[]) => {
    const row = () => `(${types.map((type) => `$${(count += 1)}::${type}`).join(', ')})`;
    return `(values ${Array.from({ length: rows }, row).join(', ')})`;
  };
  const inserts = into.map((one, index) => {
    const columns = columnsOf(one).map(([, column]) => column);
    const names = columns.map(({ name }) => quoted(name)).join(', ');
    const types = columns.map((column) => column.getSQLType());
    return `rows${index} as (insert into ${quoted(getTableName(one.table))} (${names})
  select given.* from granted, ${given(one.rows.length, types)} as given)`;
  });
  if (parcels.length > 0)
    inserts.push(`parcels as (insert into outbox (kind, subject_id, available_at)
  select parcel.kind, parcel.subject_id, now() + parcel.delay_ms * interval '1 millisecond'
  from granted, ${given(parcels.length, PARCEL_TYPES)} as parcel (kind, subject_id, delay_ms)
  on conflict do nothing)`);
  return `${[GUARDS, ...inserts].join(',\n')} select exists (select from granted) as is_new, exists (select from allowed) as is_allowed`;
}

const statements = new Map<string, Statement>();

/** The one for these tables, the fields of their rows and as many of them. */
function statementFor(writing: Pick<Writing<unknown>, 'into' | 'parcels'>): Statement {
  const shape = [
    writing.parcels.length,
    ...writing.into.map(({ table, rows }) => [
      getTableName(table),
      rows.length,
      ...Object.keys(rows[0] ?? {}),
    ]),
  ].join(';');
  const known = statements.get(shape);
  if (known) return known;
  const statement = { name: `insert_once_${statements.size}`, text: textFor(writing) };
  statements.set(shape, statement);
  return statement;
}

const valuesOf = (one: TableRows): readonly unknown[] => {
  const columns = columnsOf(one);
  return one.rows.flatMap((row) =>
    columns.map(([field, column]) => {
      const value = row[field] ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    }),
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
  const [outcome] = await runStatement<Outcome>(db, statementFor(writing), [
    scope,
    key,
    use,
    allowance.windowMs,
    allowance.limit,
    fingerprintOf(content),
    JSON.stringify(answer),
    ...into.flatMap(valuesOf),
    ...parcels.flatMap(({ kind, subjectId, delayMs = 0 }) => [kind, subjectId, delayMs]),
  ]);
  if (outcome?.is_new) return answer;
  // Known before, or a rival with the same key was first while this one waited.
  const earlier = key === null ? undefined : await earlierAnswer<Answer>(db, { scope, key, content });
  if (earlier) return earlier.answer;
  throw outcome?.is_allowed
    ? new CodedError('unavailable', { retryAfterSeconds: 1 })
    : await tooMany(db, use, allowance);
}
