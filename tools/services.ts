import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import type { LocalDatabase } from './database/local-database.ts';
import { migrateAndSeed } from './database/migrate.ts';
import { openSiteDatabase } from './database/site-database.ts';
import { closeServer, listen, listener, THIS_MACHINE } from './host/listen.ts';
import { localPushKeys, localSecret, writeSiteAddress } from './local-secret.ts';
import { ROOT } from './root.ts';
import { type MockServers, startMockServers } from './sandbox/mock-servers.ts';
import { type SandboxMail, startMail } from './sandbox/smtp.ts';

/** Netlify Blobs in a folder. `context` is what NETLIFY_BLOBS_CONTEXT carries in production. */
export async function startBlobs(directory: string): Promise<{ context: string; stop(): Promise<void> }> {
  const token = randomUUID();
  await mkdir(directory, { recursive: true });
  const blobs = new BlobsServer({ directory, token, logger: () => {} });
  // Its own start() listens at every address of the machine.
  const server = createServer(
    listener(async (request, response) => {
      const answer = await blobs['handleRequest'](
        new NodeRequest({ req: request, res: response }) as Request,
      );
      // Netlify names what it returns, for writes on the condition that it is still the same; this server does not.
      const { dataPath } = blobs['getLocalPaths'](new URL(request.url ?? '', url));
      if (request.method === 'GET' && answer.ok && dataPath)
        answer.headers.set('etag', await BlobsServer['generateETag'](dataPath));
      await sendNodeResponse(response, answer);
    }),
  );
  const url = `http://${THIS_MACHINE}:${await listen(server)}`;
  // What start() would note, for addresses that it reads.
  blobs['address'] = url;
  const facts = { edgeURL: url, uncachedEdgeURL: url, siteID: 'local', deployID: '0', token };
  return {
    context: Buffer.from(JSON.stringify(facts)).toString('base64'),
    stop: () => closeServer(server, 0),
  };
}

export interface ServicesOptions {
  /** The folder of the database, the mail and the photos. */
  readonly dataDirectory: string;
  /** Faster, and lost when the machine stops. */
  readonly throwAway?: boolean;
  /** Adds sample customers and past prices. */
  readonly withSamples?: boolean;
  /** An open, migrated and seeded database; it is stopped with the rest. */
  readonly database?: LocalDatabase;
  /** Where the post editor writes. By default the repository. */
  readonly repository?: string;
  /** Called when a step is done. */
  readonly log?: (line: string) => void;
}

export interface Services {
  readonly database: LocalDatabase;
  readonly mail: SandboxMail;
  /** Mock servers of the shop's outside systems. */
  readonly mocks: MockServers;
  stop(): Promise<void>;
}

/** Starts PostgreSQL with its rows, mail, blobs and mock servers, and sets the environment for the functions. */
export async function startServices(siteUrl: string, options: ServicesOptions): Promise<Services> {
  const {
    dataDirectory,
    throwAway = false,
    withSamples = false,
    repository = ROOT,
    log = () => {},
  } = options;
  const started: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    await Promise.all(started.map((end) => end()));
  };
  try {
    const database = options.database ?? (await openSiteDatabase({ directory: dataDirectory, throwAway }));
    started.push(() => database.stop());
    if (!options.database) {
      log('PostgreSQL runs');
      const seeded = await migrateAndSeed(database, { withSamples });
      log(seeded ? 'Tables made and filled' : 'Tables up to date');
    }
    await writeSiteAddress(dataDirectory, siteUrl);
    const mail = await startMail(join(dataDirectory, 'mail'));
    started.push(() => mail.down());
    const blobs = await startBlobs(join(dataDirectory, 'blobs'));
    started.push(() => blobs.stop());
    const mocks = await startMockServers(siteUrl, repository);
    started.push(() => mocks.stop());
    log('Mock servers of mail, photo storage, payment and fulfillment run');
    Object.assign(process.env, mocks.environment(process.env), {
      ...(process.env['VAPID_PUBLIC_KEY'] ? {} : await localPushKeys(dataDirectory)),
      CONTEXT: 'dev',
      // A sale can be tried at any hour, despite the legal hours.
      SALE_CLOCK: process.env['SALE_CLOCK'] ?? '12:00',
      DATABASE_URL: database.url,
      DATABASE_TRANSPORT: 'tcp',
      AUTH_SECRET: await localSecret(dataDirectory),
      SMTP_URL: mail.url,
      NETLIFY_BLOBS_CONTEXT: blobs.context,
      // Purging Netlify's cache does nothing here.
      NETLIFY_LOCAL: 'true',
      SITE_URL: siteUrl,
    });
    return { database, mail, mocks, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
