import type { IncomingMessage } from 'node:http';
import { freePort } from './database/free-port.ts';
import { type Host, startHost } from './host/host.ts';
import { requireFreePort } from './host/listen.ts';
import { ROOT } from './root.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { type Services, type ServicesOptions, startServices } from './services.ts';

export interface StackOptions extends ServicesOptions {
  /** 0: any free one. */
  readonly port: number;
  /** An address to listen at besides this machine's own. */
  readonly host?: string | undefined;
  /** Whose request it is, as context.ip tells the functions. The socket's address unless given. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** Where the editor of posts writes; the repository unless given. */
  readonly repository?: string;
}

export interface Stack extends Services, Host {
  readonly repository: string;
}

let isStarted = false;

/**
 * The whole site, built before (tools/build.ts): database, mail, photo storage, functions and pages. One to a process,
 * as functions read their environment once, when they are loaded; any number of processes at once.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  if (isStarted) throw new Error('This process has had its stack: start another in a process of its own.');
  isStarted = true;
  const { addressOf, host, log, repository = ROOT } = options;
  const port = options.port || (await freePort());
  await requireFreePort(port, host);
  const services = await startServices(`http://localhost:${port}`, options);
  try {
    const sandbox = createSandbox(services.mail, services.mocks, repository);
    const site = await startHost({
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
