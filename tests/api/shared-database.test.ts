import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { database } from '../../netlify/database/client.ts';
import { useServer } from '../support/server.ts';

useServer();
afterEach(() => void vi.restoreAllMocks());

test('after a long pause a call gets new connections, and work still under way keeps its own', async () => {
  const atWork = database();
  expect(database()).toBe(atWork);
  const later = Date.now() + 31_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  const next = database();
  expect(next).not.toBe(atWork);
  for (const db of [next, atWork]) await expect(db.execute(sql`select 1`)).resolves.toBeDefined();
});
