import { and, eq, lt, sql } from 'drizzle-orm';
import { createDatabase, type Database } from '../../netlify/database/client.ts';
import { customers } from '../../netlify/database/schema/rewards.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { providerHealth } from '../../netlify/database/schema/providers.ts';
import { chosenDatabase } from '../database/chosen-database.ts';
import type { DeployCheck } from './check.ts';

type Work = (db: Database) => ReturnType<DeployCheck['work']>;

/** Needs the site's own database; never the one of this machine's `npm start`. */
const onItsDatabase = (title: string, work: Work): DeployCheck => ({
  title,
  async work({ env }) {
    if (!env['DATABASE_URL'] && !env['NETLIFY_DB_URL']) return { because: 'Set DATABASE_URL.' };
    const { db, close } = createDatabase(await chosenDatabase(env));
    try {
      return await work(db);
    } finally {
      await close();
    }
  },
});

const purges = onItsDatabase('what staff changed was purged from the edge', async (db) => {
  const [purge] = await db.select().from(providerHealth).where(eq(providerHealth.provider, 'cdn'));
  if (!purge) return { because: 'Nothing was purged yet: change a price in /admin, and run this again.' };
  const { failedAt, succeededAt, failure } = purge;
  const isWell = !failedAt || (succeededAt !== null && succeededAt > failedAt);
  return isWell ? [] : [`The last purge failed at ${failedAt.toISOString()}: ${failure ?? ''}`];
});

/** `work-outbox` runs each minute. */
const OVERDUE_MINUTES = 5;

const outboxWorked = onItsDatabase('scheduled functions run: nothing waits in the outbox', async (db) => {
  const since = sql`now() - make_interval(mins => ${OVERDUE_MINUTES})`;
  const late = await db.$count(outbox, and(eq(outbox.state, 'pending'), lt(outbox.availableAt, since)));
  return late === 0 ? [] : [`${late} messages are more than ${OVERDUE_MINUTES} minutes late`];
});

const noSamples = onItsDatabase('there are no sample customers', async (db) => {
  const samples = await db.$count(customers, sql`${customers.phone} ~ '55501\\d\\d$'`);
  return samples === 0 ? [] : [`${samples} customers have a telephone number reserved for fiction`];
});

/** What only the database knows. */
export const DATABASE_CHECKS: readonly DeployCheck[] = [purges, outboxWorked, noSamples];
