import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Cron } from 'croner';
import { sendNodeResponse } from 'srvx/node';
import {
  BodyTooLargeError,
  type RunnableFunction,
  runnableFunction,
  toWebRequest,
} from './function-runner.ts';
import { closeServer, listener, listenLocally, sendPlain } from './listen.ts';
import { readManifest } from './manifest.ts';
import { createRouter, type FunctionMatch } from './routes.ts';
import { createStaticSite } from './serve-static.ts';

async function allDone(pending: ReadonlySet<Promise<unknown>>): Promise<void> {
  while (pending.size > 0) await Promise.all(pending);
}

/** Work given to waitUntil: failures are logged, and a stopping host can wait for it. */
function createPendingWork() {
  const pending = new Set<Promise<unknown>>();
  return {
    add(promise: Promise<unknown>): void {
      const work = Promise.resolve(promise).catch((error: unknown) =>
        console.error('waitUntil failed:', error),
      );
      pending.add(work);
      void work.then(() => pending.delete(work));
    },
    /** Settles when all work is done, including work it adds, or after `patienceMs`. */
    async settled(patienceMs: number): Promise<void> {
      const patience = new AbortController();
      const outOfPatience = sleep(patienceMs, undefined, { ref: false, signal: patience.signal }).catch(
        () => {},
      );
      await Promise.race([allDone(pending), outOfPatience]);
      patience.abort();
    },
  };
}

type PendingWork = ReturnType<typeof createPendingWork>;

/** Netlify ends a scheduled function after 30 s. */
const SCHEDULED_LIMIT_MS = 30_000;

/** Calls a function as Netlify's scheduler does, and waits for its waitUntil work too. */
const createInvoke =
  (functions: readonly RunnableFunction[], origin: string) =>
  async (name: string): Promise<Response> => {
    const target = functions.find((candidate) => candidate.name === name);
    if (!target) throw new Error(`There is no function ${name}.`);
    const pending = createPendingWork();
    const request = new Request(`${origin}/.netlify/functions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ next_run: new Date().toISOString() }),
    });
    const call = { request, params: {}, ip: '127.0.0.1', requestId: randomUUID(), waitUntil: pending.add };
    const answer = await target.run(call);
    await pending.settled(SCHEDULED_LIMIT_MS);
    return answer;
  };

/** Runs the scheduled functions, in UTC as Netlify does. Returns how to stop that. */
function startSchedules(
  functions: readonly RunnableFunction[],
  invoke: (name: string) => Promise<unknown>,
): () => void {
  const jobs = functions
    .filter(({ schedule }) => schedule)
    .map(({ name, schedule = '' }) => {
      // `protect` starts no second run while one is under way.
      const options = { timezone: 'UTC', protect: true, unref: true };
      return new Cron(schedule, options, async () => {
        await invoke(name).catch((error: unknown) =>
          console.error(`Scheduled function ${name} failed:`, error),
        );
      });
    });
  return () => {
    for (const job of jobs) job.stop();
  };
}

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
  const route = createRouter(functions, site.has);
  const pending = createPendingWork();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (sandbox && /^\/(sandbox\/|\.netlify\/images$)/.test(path)) return sandbox(request, response);
    const match = route(request.method ?? 'GET', path);
    if (match) return serveFunction(request, response, match, { ip: addressOf(request), pending });
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
