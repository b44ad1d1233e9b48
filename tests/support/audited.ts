import { asc, eq } from 'drizzle-orm';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import type { TestServer } from './server.ts';

/** The audit log's entries about one thing, oldest first. */
export function audited({ db }: TestServer, subjectId: string) {
  const { action, actorId, actorName, before, after, id } = auditLog;
  return db
    .select({ action, actorId, actorName, before, after })
    .from(auditLog)
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(asc(id));
}

/** The action, and the change from what to what. */
export const changesOf = async (server: TestServer, subjectId: string) =>
  (await audited(server, subjectId)).map(({ action, before, after }) => [action, before, after]);

/** Only the actions. */
export const actionsOn = async (server: TestServer, subjectId: string) =>
  (await audited(server, subjectId)).map(({ action }) => action);
