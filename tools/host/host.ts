import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES, type ServerResponse, createServer } from 'node:http';
import { sendNodeResponse } from 'srvx/node';
import { type RunnableFunction, runnableFunction } from './function-runner.ts';
import { closeServer, listenLocally, listener, sendPlain } from './listen.ts';
import { readManifest } from './manifest.ts';
import { type PendingWork, createPendingWork } from './pending-work.ts';
import { type FunctionMatch, createRouter } from './routes.ts';
import { createInvoke, startSchedules } from './schedule.ts';
import { createStaticSite } from './serve-static.ts';
import { BodyTooLargeError, toWebRequest } from './web-request.ts';

/** With the status text, which HTTP/1.1 would otherwise leave out: browsers show it as statusText. */
const withStatusText = (answer: Response): Response =>
  answer.statusText
    ? answer
    : new Response(answer.body, {
        status: answer.status,
        statusText: STATUS_CODES[answer.status] ?? '',
        headers: answer.headers,
      });

/** Calls a function and sends its response, with a header for each Set-Cookie. Rejects with what the function throws. */
async function serveFunction(
  request: IncomingMessage,
  response: ServerResponse,
  { target, params }: FunctionMatch<RunnableFunction>,
  { ip, pending }: { readonly ip: string; readonly pending: PendingWork },
): Promise<void> {
  if (!target.passes({ ip, domain: request.headers.host ?? '' })) {
    return sendPlain(response, 429, 'Too Many Requests');
  }
  const requestId = randomUUID();
  let webRequest: Request;
  try {
    webRequest = await toWebRequest(request, { ip, requestId });
  } catch (error) {
    // The rest of the body stays unread, so the connection cannot be reused.
    response.setHeader('connection', 'close');
    return error instanceof BodyTooLargeError
      ? sendPlain(response, 413, 'Request body too large')
      : sendPlain(response, 400, 'Bad request');
  }
  const answer = await target.run({ request: webRequest, params, ip, requestId, waitUntil: pending.add });
  await sendNodeResponse(response, withStatusText(answer));
}

interface HostOptions {
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
