import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeServer, listen, THIS_MACHINE } from '../host/listen.ts';
import { ConnectionLost, createSwitches, heldBy, type Switches, type Trouble } from './switches.ts';

/** A request whose body has been read. */
export interface MockRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The body as it came: what is encrypted is not a text. */
  readonly bytes?: Buffer;
}

export interface MockAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text and bytes are sent unchanged, anything else as JSON. */
  readonly body: unknown;
}

export type MockHandler = (request: MockRequest) => MockAnswer | Promise<MockAnswer>;

export interface MockServer {
  /** Settings that make the functions use it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly switches: Switches;
  /** Answers a browser under /sandbox/<name>; the request's `path` is without that prefix. */
  readonly browse: MockHandler;
  stop(): Promise<void>;
}

export async function readRequest(request: IncomingMessage, prefix = ''): Promise<MockRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mock');
  return {
    method: request.method ?? 'GET',
    path: pathname.slice(prefix.length) || '/',
    query: searchParams,
    headers: request.headers,
    body: bytes.toString('utf8'),
    bytes,
  };
}

export function writeAnswer(response: ServerResponse, { status, headers = {}, body }: MockAnswer): void {
  const isReady = typeof body === 'string' || body instanceof Uint8Array;
  response.writeHead(status, { ...(isReady ? {} : { 'content-type': 'application/json' }), ...headers });
  response.end(isReady ? body : JSON.stringify(body));
}

async function suffer(
  trouble: Trouble | undefined,
  call: string,
  answer: () => Promise<MockAnswer>,
  response: ServerResponse,
): Promise<void> {
  switch (trouble?.kind) {
    case undefined:
      return writeAnswer(response, await answer());
    case 'delay':
      await sleep(trouble.ms);
      return writeAnswer(response, await answer());
    case 'drop':
      return void response.socket?.destroy();
    case 'drop_answer':
      await answer();
      return void response.socket?.destroy();
    case 'status':
      return writeAnswer(response, { status: trouble.status, body: { error: { message: 'armed trouble' } } });
    case 'rubbish':
      return writeAnswer(response, { status: 200, body: '<html>not what you asked for' });
    case 'hang':
      return;
    case 'hold':
      return writeAnswer(response, await heldBy(trouble, call, answer));
  }
}

/** Serves an API on a port of its own, as the provider's host would, and applies the armed faults. */
export async function serveMock(answer: MockHandler) {
  const switches = createSwitches();
  const server = createServer((incoming, response) => {
    void readRequest(incoming)
      .then((request) => {
        const call = `${request.method} ${request.path}`;
        return suffer(switches.take(call), call, async () => answer(request), response);
      })
      .catch((error: unknown) => {
        if (!(error instanceof ConnectionLost)) console.error(error);
        response.socket?.destroy();
      });
  });
  const port = await listen(server);
  return { url: `http://${THIS_MACHINE}:${port}`, switches, stop: () => closeServer(server, 0) };
}

/** The time as Stripe and Printful write it. */
export const unixSeconds = (): number => Math.floor(Date.now() / 1000);
