import { and, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/client.ts';
import { exactTime } from '../../lib/http/keyset.ts';

/** inArray() for a list that may be empty. */
export const among = (column: PgColumn | SQL, values: readonly string[]): SQL =>
  values.length === 0 ? sql`false` : sql`${column} in ${[...values]}`;

/** A number stopped leading to an account: staff released it after a merge, or the account got another. */
interface NumberEnd {
  readonly phone: string;
  /** ISO time, with microseconds. */
  readonly at: string;
  /** Of a change: since when the account had it. What a released number did before is its former owner's from the start. */
  readonly since: string | null;
  readonly accountId: string;
}

/** Where one number led, and when. */
interface NumberHistory {
  readonly phone: string;
  /** The oldest first. */
  readonly ends: readonly NumberEnd[];
  /** Where it leads now; null: nowhere. */
  readonly accountId: string | null;
}

/** The numbers of one account and of those merged into it. */
export interface Numbers {
  /** null: the confirmed number led nowhere. */
  readonly accountId: string | null;
  readonly histories: readonly NumberHistory[];
}

const isChange = sql`subject_kind = 'customer' and action = 'change_phone'`;

/** One for each number, in their order. */
export async function historiesOf(
  tx: Executor,
  phones: readonly string[],
): Promise<readonly NumberHistory[]> {
  const { rows: ends } = await tx.execute<NumberEnd & Record<string, unknown>>(sql`
    select phone, ${exactTime(sql`at`)} as at, ${exactTime(sql`since`)} as since, account_id as "accountId" from (
      select phone, phone_released_at as at, null::timestamptz as since, coalesce(merged_into, id) as account_id
        from customers where ${among(sql`phone`, phones)} and phone_released_at is not null and anonymized_at is null
      union all
      select entry.before->>'phone', entry.at, coalesce((select max(earlier.at) from audit_log earlier
          where earlier.subject_kind = entry.subject_kind and earlier.subject_id = entry.subject_id
            and earlier.action = entry.action and earlier.id < entry.id
            and earlier.after->>'phone' = entry.before->>'phone'), customers.created_at),
          coalesce(merged_into, customers.id)
        from (select * from audit_log where ${isChange} and ${among(sql`before->>'phone'`, phones)}) as entry
        join customers on customers.id = entry.subject_id::uuid where anonymized_at is null) as ended
    order by ended.at`);
  const { rows: leads } = await tx.execute<{ phone: string; accountId: string }>(sql`
    select phone, coalesce(merged_into, id) as "accountId" from customers
    where ${among(sql`phone`, phones)} and phone_released_at is null and anonymized_at is null`);
  return phones.map((phone) => ({
    phone,
    ends: ends.filter((end) => end.phone === phone),
    accountId: leads.find((lead) => lead.phone === phone)?.accountId ?? null,
  }));
}

/** The account that a number led to at that time; before it had one, the account that it leads to now. */
export function accountAt({ ends, accountId }: NumberHistory, time: Date): string | null {
  const ms = time.getTime();
  const end = ends.find(
    ({ at, since }) => ms <= Date.parse(at) && (since === null || ms >= Date.parse(since)),
  );
  return end ? end.accountId : accountId;
}

/** The numbers of the person who had this one when it was confirmed. */
export async function numbersOf(tx: Executor, phone: string, confirmedAt: Date): Promise<Numbers> {
  const histories = await historiesOf(tx, [phone]);
  const accountId = histories[0] ? accountAt(histories[0], confirmedAt) : null;
  if (accountId === null) return { accountId, histories };
  const { rows } = await tx.execute<{ phone: string }>(sql`
    with accounts as (select id, phone from customers
      where (id = ${accountId} or merged_into = ${accountId}) and anonymized_at is null)
    select phone from accounts
    union select before->>'phone' from audit_log
      where ${isChange} and subject_id in (select id::text from accounts) and before->>'phone' like '+1%'
    order by phone`);
  return {
    accountId,
    histories: await historiesOf(
      tx,
      rows.map((row) => row.phone),
    ),
  };
}

/** Rows with one of the numbers, of the time when it led to this account. */
export function sentFrom({ accountId, histories }: Numbers, phone: PgColumn | SQL, at: PgColumn): SQL {
  const isTheirs = (id: string | null) => sql`${id === accountId}::boolean`;
  return (
    or(
      ...histories.map(({ phone: number, ends, accountId: holder }) => {
        const whens = ends.map(
          (end) => sql`when ${at} <= ${end.at}::timestamptz
            and ${at} >= ${end.since ?? '-infinity'}::timestamptz then ${isTheirs(end.accountId)}`,
        );
        const isOfThen =
          whens.length === 0
            ? isTheirs(holder)
            : sql`case ${sql.join(whens, sql` `)} else ${isTheirs(holder)} end`;
        return and(sql`${phone} = ${number}`, isOfThen);
      }),
    ) ?? sql`false`
  );
}
