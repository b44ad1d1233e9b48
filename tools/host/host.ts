import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { runnableFunction } from './function-runner.ts';
import { closeServer, listenLocally, listener } from './listen.ts';
import { readManifest } from './manifest.ts';
import { createPendingWork } from './pending-work.ts';
import { createRouter } from './routes.ts';
import { createInvoke, startSchedules } from './schedule.ts';
import { serveFunction } from './serve-function.ts';
import { createStaticSite } from './serve-static.ts';

export interface HostOptions {
  /** The folder with dist/, netlify.toml and the built functions. */
  readonly root: string;
  readonly port: number;
  /** An address to listen at besides this machine's own. */
  readonly host?: string | undefined;
  /** The visitor's address for context.ip. By default the socket's. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** Answers requests below /sandbox/ and to Netlify's image service. */
  readonly sandbox?: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

export interface Host {
  readonly origin: string;
  /** Runs a function now; settles when it and its waitUntil work are done. */
  invoke(functionName: string): Promise<Response>;
  stop(): Promise<void>;
}

const GRACE_MS = 5_000;

const socketAddress = ({ socket }: IncomingMessage): string =>
  (socket.remoteAddress ?? '').replace(/^::ffff:/, '');

/** Serves the built site and its functions as Netlify does. */
export async function startHost({
  root,
  port,
  host,
  addressOf = socketAddress,
  sandbox,
}: HostOptions): Promise<Host> {
  const origin = `http://localhost:${port}`;
  const [site, manifest] = await Promise.all([createStaticSite(root), readManifest(root)]);
  const functions = manifest.map((built) => runnableFunction(built, origin));
  const route = createRouter(functions);
  const pending = createPendingWork();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (sandbox && /^\/(sandbox\/|\.netlify\/images$)/.test(path)) return sandbox(request, response);
    const match = route(request.method ?? 'GET', path);
    if (match && !(match.preferStatic && site.has(path))) {
      return serveFunction(request, response, match, { ip: addressOf(request), pending });
    }
    return site.serve(request, response, path);
  }

  const servers = await listenLocally(() => createServer(listener(handle)), port, host);
  const invoke = createInvoke(functions, origin);
  const stopSchedules = startSchedules(functions, invoke);
  return {
    origin,
    invoke,
    async stop() {
      stopSchedules();
      await Promise.all(servers.map((server) => closeServer(server, GRACE_MS)));
      await pending.settled(GRACE_MS);
    },
  };
}
