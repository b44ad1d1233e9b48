import type { IncomingMessage } from 'node:http';
import { freePort } from './database/free-port.ts';
import { type Host, type HostOptions, startHost } from './host/host.ts';
import { requireFreePort } from './host/listen.ts';
import { ROOT } from './root.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { type Services, type ServicesOptions, startServices } from './services.ts';

export interface StackOptions extends ServicesOptions {
  /** 0 means any free one. */
  readonly port: number;
  /** An address to listen at besides this machine's own. */
  readonly host?: string | undefined;
  /** The visitor's address for context.ip. By default the socket's. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** What serves pages and functions. By default our own host. */
  readonly serve?: (options: HostOptions) => Promise<Host>;
}

export interface Stack extends Services, Host {
  readonly repository: string;
}

let isStarted = false;

/**
 * The whole site from an existing build: database, mail, photo storage, functions and pages. One for each process,
 * because functions read their environment once, when they are loaded.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  if (isStarted) throw new Error('This process has already had its stack: start another in its own process.');
  isStarted = true;
  const { addressOf, host, log, repository = ROOT, serve = startHost } = options;
  const port = options.port || (await freePort());
  await requireFreePort(port, host);
  const services = await startServices(`http://localhost:${port}`, { ...options, repository });
  try {
    const sandbox = createSandbox(services.mail, services.mocks);
    const site = await serve({
      root: ROOT,
      port,
      host,
      sandbox,
      ...(addressOf ? { addressOf } : {}),
    });
    log?.('Pages and functions served');
    return {
      ...services,
      ...site,
      repository,
      async stop() {
        await site.stop();
        await services.stop();
      },
    };
  } catch (error) {
    await services.stop();
    throw error;
  }
}
