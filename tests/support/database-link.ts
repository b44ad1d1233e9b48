import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { ConnectionLost } from '../../tools/sandbox/switches.ts';
import {
  ENDS,
  messagesOf,
  PARTS,
  READY,
  statementReader,
  TERMINATE,
  type Statement,
} from './postgres-messages.ts';
import { type ServerOptions, startServer, type TestServer, useServer } from './server.ts';

/** What a test does around a statement, which waits for it. If it throws, the statement's connection is lost. */
interface Watcher {
  /** The statement has not reached PostgreSQL. */
  readonly before?: (statement: Statement) => unknown;
  /** It is done, but the functions have no answer yet. */
  readonly after?: (statement: Statement) => unknown;
}

/** About to write a table, about to commit what was written there, or just committed. */
type Turn = 'write' | 'commit' | 'committed';

/** A proxy between the functions and PostgreSQL. */
interface DatabaseLink {
  /** The address of the database over this link. */
  readonly url: string;
  /** Watches all statements until the returned function is called. */
  watch(watcher: Watcher): () => void;
  /** Acts once, at the next such moment of a transaction that writes the table; by default it loses the connection. */
  once(turn: Turn, table: string, act?: () => unknown): () => void;
  /** Loses every connection. */
  cut(): void;
  stop(): Promise<void>;
}

export function loseConnection(): never {
  throw new ConnectionLost();
}

/** Written by scheduled work at any time, so tests cannot count on them. */
const ASIDE = new Set(['provider_health', 'staff_sessions']);

async function startDatabaseLink(databaseUrl: string): Promise<DatabaseLink> {
  const target = new URL(databaseUrl);
  const connections = new Set<() => void>();
  const watchers = new Set<Watcher>();

  async function tell(side: keyof Watcher, statement: Statement): Promise<void> {
    if (statement.writes.some((table) => ASIDE.has(table))) return;
    for (const watcher of watchers) await watcher[side]?.(statement);
  }

  function join(client: Socket): void {
    const backend = connect({ host: target.hostname, port: Number(target.port), noDelay: true });
    const { take, statement } = statementReader();
    let turn: Promise<unknown> = Promise.resolve();
    let asked: Statement | undefined;
    let question: Buffer[] = [];
    let answer: Buffer[] = [];
    let isLost = false;
    /** PostgreSQL sees the disconnection first: it has rolled back, and its slot is free, before the client looks for another. */
    const lose = () => {
      isLost = true;
      backend.end(TERMINATE);
    };
    /** One at a time, because each may be held. */
    const inTurn = (work: () => unknown) => {
      turn = turn.then(() => (isLost ? undefined : work())).catch(lose);
    };
    connections.add(lose);
    client
      .on('error', () => {})
      .on('close', () => {
        connections.delete(lose);
        backend.destroy();
      });
    backend
      .on('error', () => {})
      .on('close', () => {
        if (isLost) client.destroy();
        // PostgreSQL's last words are still to arrive.
        else inTurn(() => client.end(Buffer.concat(answer)));
      });
    const fromClient = messagesOf(
      (letter, message) => {
        take(letter, message);
        question.push(message);
        if (PARTS.has(letter)) return;
        const whole = Buffer.concat(question);
        const asks = ENDS.has(letter) ? statement() : undefined;
        question = [];
        inTurn(async () => {
          if (asks) await tell('before', asks);
          asked = asks;
          backend.write(whole);
        });
      },
      { startsBare: true },
    );
    const fromBackend = messagesOf(
      (letter, message) => {
        if (!asked) return void client.write(message);
        answer.push(message);
        if (letter !== READY) return;
        const [done, whole] = [asked, Buffer.concat(answer)];
        answer = [];
        inTurn(async () => {
          await tell('after', done);
          client.write(whole);
        });
      },
      { startsBare: false },
    );
    client.on('data', fromClient);
    backend.on('data', fromBackend);
  }

  const server = createServer({ noDelay: true }, join).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);

  function watch(watcher: Watcher): () => void {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  }
  const cut = () => {
    for (const lose of connections) lose();
  };
  return {
    url: url.href,
    watch,
    once(at, table, act = loseConnection) {
      const look = ({ writes, commits }: Statement) => {
        if (!writes.includes(table) || (at !== 'write' && !commits)) return;
        stop();
        return act();
      };
      const stop = watch(at === 'committed' ? { after: look } : { before: look });
      return stop;
    },
    cut,
    async stop() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

export interface LinkedServer extends TestServer {
  readonly link: DatabaseLink;
}

/** From here on the server's functions reach its database through a link; `server.db` does not. Create it before calling any of them. */
export async function linked(server: TestServer): Promise<LinkedServer> {
  const link = await startDatabaseLink(server.database.url);
  process.env['DATABASE_URL'] = link.url;
  return {
    ...server,
    link,
    async stop() {
      await server.stop();
      await link.stop();
    },
  };
}

/** useServer() whose functions reach its database through a link. */
export const useLinkedServer = (options?: ServerOptions): LinkedServer =>
  useServer<LinkedServer>(async () => linked(await startServer(options)));
