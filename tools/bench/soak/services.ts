import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../../netlify/database/client.ts';
import { freePort } from '../../database/free-port.ts';
import { unwindOnShutdown } from '../../process/on-shutdown.ts';
import { startServices } from '../../services.ts';
import { ownerCookie } from '../sessions.ts';

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
