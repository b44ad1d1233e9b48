import { startServer } from './server.ts';
import { actorOf, staffWith } from './staff.ts';

/** A server with somebody of staff: their browser's cookie, and themselves as the verbs know them. */
export async function startStaffedServer() {
  const server = await startServer();
  const staff = await staffWith(server.db, 'staff');
  return { server, staff, actor: actorOf(staff) };
}
