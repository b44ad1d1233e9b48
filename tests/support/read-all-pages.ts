import { createDatabase, type Database } from '../../netlify/database/client.ts';
import type { Page } from '../../src/domain/shared/contract/page-cursor.ts';
import { isOverTcp, type TestServer } from './server.ts';

type Found = Page<{ readonly id: string }>;
type List = (db: Database, after: { readonly after?: string }) => Promise<Found>;

/** Reads a list from its first page to its last; returns its ids. */
export async function readAllPages({ database }: TestServer, list: List): Promise<readonly string[]> {
  const { db, close } = createDatabase({ ...database, overTcp: isOverTcp() });
  const ids: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: Found = await list(db, next ? { after: next } : {});
    ids.push(...page.rows.map(({ id }) => id));
    next = page.next;
  }
  await close();
  return ids;
}
