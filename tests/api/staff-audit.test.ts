import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import { COMMAND_LINE, CUSTOMER_BY_LINK, recordAudit } from '../../netlify/services/audit/record-audit.ts';
import { STAFF_PAGE_LENGTH } from '../../src/business/constants.ts';
import { type AuditEntry, listAuditApi } from '../../src/domain/admin/admin-audit.api.ts';
import type { Page } from '../../src/domain/shared/contract/page-cursor.ts';
import { callApi } from '../support/call.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer();
let owner: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  owner = await staffWith(server.db, 'owner');
  const other = await staffWith(server.db, 'staff');
  const { db } = server;
  // In parts, because a statement may not take long.
  for (let part = 0; part < 20; part += 1) {
    await db.execute(sql`insert into audit_log (actor_id, actor_name, action, subject_kind, subject_id)
      select ${other.id}, 'Crowd', 'change_price', 'price', (n % 1000)::text from generate_series(1, 5000) n`);
  }
  for (let count = 0; count < STAFF_PAGE_LENGTH + 2; count += 1) {
    const subject = { subjectKind: 'thing', subjectId: String(count % 2) };
    await recordAudit(db, owner, {
      action: 'do_it',
      ...subject,
      before: { count },
      after: { count: count + 1 },
    });
  }
  await recordAudit(db, CUSTOMER_BY_LINK, {
    action: 'accept_offer',
    subjectKind: 'offer',
    subjectId: 'x',
  });
  await recordAudit(db, COMMAND_LINE, { action: 'create_user', subjectKind: 'user', subjectId: 'x' });
  await db.execute('analyze audit_log');
});

const list = async (query: Record<string, string> = {}) => {
  const response = await callApi(ownersFunction, listAuditApi, { headers: { cookie: owner.cookie }, query });
  expect(response.status).toBe(200);
  return (await response.json()) as Page<AuditEntry>;
};

test('the log is read in pages, newest first, each entry once', async () => {
  const first = await list({ person: owner.id });
  expect(first.rows).toHaveLength(STAFF_PAGE_LENGTH);
  expect(first.rows[0]).toMatchObject({
    actorName: 'Olive Owner',
    before: { count: STAFF_PAGE_LENGTH + 1 },
    after: { count: STAFF_PAGE_LENGTH + 2 },
  });
  const second = await list({ person: owner.id, after: first.next ?? '' });
  expect([second.rows.length, second.next]).toEqual([2, null]);
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(STAFF_PAGE_LENGTH + 2);
});

test('it is filtered by person, by who is not staff, and by subject', async () => {
  const actionsOf = async (person: string) => (await list({ person })).rows.map(({ action }) => action);
  expect(await actionsOf('command-line')).toEqual(['create_user']);
  expect(await actionsOf('customer-by-link')).toEqual(['accept_offer']);
  expect(await actionsOf('nightly-job')).toEqual([]);
  expect((await list({ kind: 'thing', subject: '1' })).rows).toHaveLength(
    Math.floor((STAFF_PAGE_LENGTH + 2) / 2),
  );
  expect((await list({ kind: 'thing', subject: '1', person: owner.id })).rows).toHaveLength(
    Math.floor((STAFF_PAGE_LENGTH + 2) / 2),
  );
  expect((await list({ kind: 'thing', subject: '1', person: 'command-line' })).rows).toEqual([]);
  for (const person of ['x', "'; drop table audit_log"]) expect((await list({ person })).rows).toEqual([]);
  expect((await list({ after: 'x' })).rows).toEqual([]);
});

// Asked: 320
test('among 100,000 entries every page is found by an index', async () => {
  for (const where of [
    sql`true`,
    sql`actor_id = ${owner.id}`,
    sql`subject_kind = 'thing' and subject_id = '1'`,
  ]) {
    const { rows } = await server.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain select * from audit_log where id < 9007199254740991 and ${where} order by id desc limit 51`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan/);
    expect(plan).not.toMatch(/Seq Scan/);
  }
});

// Asked: 310
// ASVS: 14.2.4, 16.4.2
test('what is written stays as it is', async () => {
  await expect(server.db.update(auditLog).set({ actorName: 'Somebody else' })).rejects.toThrow(
    'Failed query',
  );
  await expect(server.db.delete(auditLog)).rejects.toThrow('Failed query');
});
