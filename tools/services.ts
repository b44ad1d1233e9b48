import { join } from 'node:path';
import { localSecret } from './local-secret.ts';
import { startBlobs } from './sandbox/blobs.ts';
import { openDatabase, type LocalDatabase } from './database/local-database.ts';
import { migrateAndSeed } from './database/migrate.ts';
import { startRooms, type Rooms } from './sandbox/rooms.ts';
import { startMail, type SandboxMail } from './sandbox/smtp.ts';

export interface ServicesOptions {
  /** Where the database, the mail and the photos are kept. */
  readonly dataDirectory: string;
  /** Faster, and lost when the machine stops. */
  readonly throwAway?: boolean;
  /** With sample customers and past prices, for somebody to try the site with. */
  readonly withSamples?: boolean;
  /** One that is open, migrated and seeded already; it is stopped with the rest. */
  readonly database?: LocalDatabase;
  /** Takes a sentence when a step is done. */
  readonly log?: (line: string) => void;
}

export interface Services {
  readonly database: LocalDatabase;
  readonly mail: SandboxMail;
  /** The stand-ins for the shop's outside systems. */
  readonly rooms: Rooms;
  stop(): Promise<void>;
}

/** All that the functions need around them: PostgreSQL with its rows, mail, blobs; and the environment that says so. */
export async function startServices(siteUrl: string, options: ServicesOptions): Promise<Services> {
  const { dataDirectory, throwAway = false, withSamples = false, log = () => {} } = options;
  const started: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    await Promise.all(started.map((end) => end()));
  };
  try {
    const database = options.database ?? (await openDatabase({ directory: dataDirectory, throwAway }));
    started.push(() => database.stop());
    if (!options.database) {
      log('PostgreSQL runs');
      const seeded = await migrateAndSeed(database, { withSamples });
      log(seeded ? 'Tables made and filled' : 'Tables up to date');
    }
    const mail = await startMail(join(dataDirectory, 'mail'));
    started.push(() => mail.down());
    const blobs = await startBlobs(join(dataDirectory, 'blobs'));
    started.push(() => blobs.stop());
    const rooms = await startRooms(siteUrl);
    started.push(() => rooms.stop());
    log('Stand-ins for mail, photo storage, payment and fulfilment run');
    Object.assign(process.env, rooms.environment(process.env), {
      DATABASE_URL: database.url,
      DATABASE_TRANSPORT: 'tcp',
      AUTH_SECRET: await localSecret(dataDirectory),
      SMTP_URL: mail.url,
      NETLIFY_BLOBS_CONTEXT: blobs.context,
      // Purging Netlify's cache does nothing here.
      NETLIFY_LOCAL: 'true',
      SITE_URL: siteUrl,
    });
    return { database, mail, rooms, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
