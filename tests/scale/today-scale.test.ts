import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inTransaction } from '../../netlify/database/in-transaction.ts';
import { readPlan } from '../../netlify/services/admin/read-plan.ts';
import { readToday } from '../../netlify/services/admin/read-today.ts';
import { readWaiting } from '../../netlify/services/admin/read-waiting.ts';
import { countReads, eightTimes } from '../support/count-reads.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

test('at 100,000 quotes and messages Today goes by indexes alone', async () => {
  await inTransaction(server.db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`insert into quote_requests (id, created_at, first_name, last_name, phone, description,
        call_me, email_me, suspected_spam, photo_state, state, answered_at)
      select gen_random_uuid(), now() - n * interval '1 minute', 'Ann', 'Lee', '+17705550101', 'Copper wire', true,
        false, false, 'none', 'answered', now() from generate_series(1, 100000) n`);
    await tx.execute(sql`insert into outbox (kind, subject_id, state, finished_at)
      select 'quote_staff_mail', gen_random_uuid(), 'done', now() from generate_series(1, 100000)`);
    await tx.execute(sql`analyze quote_requests, outbox`);
  });
  for (const read of [readToday, readWaiting, readPlan]) {
    const { whole, rowsEach } = await countReads(server, ['quote_requests', 'outbox'], eightTimes(read));
    expect(whole).toBe(0);
    expect(rowsEach).toBeLessThan(1_000);
  }
});
