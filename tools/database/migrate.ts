import { migrate } from 'drizzle-orm/neon-serverless/migrator';
import { createDatabase } from '../../netlify/database/client.ts';
import { seedWhenEmpty } from '../../netlify/database/seed/seed.ts';
import { ROOT } from '../root.ts';
import type { LocalDatabase } from './local-database.ts';

const MIGRATIONS = `${ROOT}/netlify/database/migrations`;

/** What Netlify does to its database at a deploy, and then the first rows. Answers whether it seeded. */
export async function migrateAndSeed({ url }: Pick<LocalDatabase, 'url'>): Promise<boolean> {
  const { db, close } = createDatabase({ url, overTcp: true });
  try {
    await migrate(db, { migrationsFolder: MIGRATIONS });
    return await seedWhenEmpty(db);
  } finally {
    await close();
  }
}
