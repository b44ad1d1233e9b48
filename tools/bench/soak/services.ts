import { makeSignature } from 'better-auth/crypto';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STAFF_SESSION_IDLE_MS } from '../../../src/business/constants.ts';
import { type Database, createDatabase } from '../../../netlify/database/client.ts';
import { staffSessions } from '../../../netlify/database/schema/identity.ts';
import { staffUsers } from '../../../netlify/database/schema/staff-users.ts';
import { plainName } from '../../../netlify/lib/sessions/cookies.ts';
import { authSecrets } from '../../../netlify/lib/secret.ts';
import { STAFF_COOKIE } from '../../../netlify/lib/staff/staff-cookies.ts';
import { freePort } from '../../database/free-port.ts';
import { unwindOnShutdown } from '../../process/on-shutdown.ts';
import { startServices } from '../../services.ts';

/** The Cookie header of an owner's browser, signed with the secrets of this process. */
async function ownerCookie(db: Database): Promise<string> {
  const [owner] = await db
    .insert(staffUsers)
    .values({ name: 'Olive Owner', email: 'olive@example.com', role: 'owner', twoFactorEnabled: true })
    .returning({ userId: staffUsers.id });
  if (!owner) throw new Error('The owner was not written.');
  const token = randomBytes(24).toString('base64url');
  await db
    .insert(staffSessions)
    .values({ ...owner, token, expiresAt: new Date(Date.now() + STAFF_SESSION_IDLE_MS) });
  return `${plainName(STAFF_COOKIE)}=${token}.${await makeSignature(token, authSecrets()[0].value)}`;
}

export interface SoakServices {
  /** The settings that the site's process needs to find these. */
  readonly environment: Readonly<Record<string, string>>;
  readonly port: number;
  readonly databaseUrl: string;
  readonly ownersCookie: string;
}

// Database, mail, photos and mock servers run apart from the measured site, because they store everything they receive.
const before = { ...process.env };
const endLater = unwindOnShutdown(0);
const dataDirectory = mkdtempSync(join(tmpdir(), 'site-soak-'));
endLater(() => rmSync(dataDirectory, { recursive: true, force: true }));
const port = await freePort();
const starting = startServices(`http://localhost:${port}`, {
  dataDirectory,
  throwAway: true,
  withSamples: true,
});
endLater(async () => (await starting).stop());
const services = await starting;
const { db, close } = createDatabase({ ...services.database, overTcp: true });
const ownersCookie = await ownerCookie(db);
await close();
const ready: SoakServices = {
  environment: Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || value === before[name] ? [] : [[name, value]],
    ),
  ),
  port,
  databaseUrl: services.database.url,
  ownersCookie,
};
process.send?.(ready);
