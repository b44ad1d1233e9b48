import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A statement, counted from when the cut is armed, and when its connection is lost: before it arrives, or with its answer. */
export interface Cut {
  readonly statement: number;
  readonly moment: 'before' | 'after';
}

/** A way to PostgreSQL that can be cut at a statement. */
export interface DatabaseLink {
  readonly url: string;
  /** How many statements have gone over it, but for notes of outside systems. */
  sent(): number;
  /** What comes back ends it, and tells how often it has happened. */
  arm(cut: Cut): () => number;
  stop(): Promise<void>;
}

const LENGTH_BYTES = 4;
/** Parse, Bind, Describe and Execute leave with the Sync that ends their statement. */
const PARTS = new Set(['P', 'B', 'D', 'E']);
/** Sync, or a Query, which is a statement by itself. */
const ENDS = new Set(['S', 'Q']);
const READY = 'Z';
/** The note of how an outside system does comes once a minute, whatever else is under way: it has no place in a count. */
const ASIDE = 'note_success';

/**
 * Takes PostgreSQL's messages apart as they come: a letter, then the length of the rest, which counts itself. A client's first
 * one has no letter. https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
function messagesOf(
  take: (letter: string, message: Buffer) => void,
  { startsBare }: { startsBare: boolean },
) {
  let waiting = Buffer.alloc(0);
  let isBare = startsBare;
  return (data: Buffer) => {
    waiting = Buffer.concat([waiting, data]);
    for (;;) {
      const letterBytes = isBare ? 0 : 1;
      if (waiting.length < letterBytes + LENGTH_BYTES) return;
      const length = letterBytes + waiting.readInt32BE(letterBytes);
      if (waiting.length < length) return;
      const message = waiting.subarray(0, length);
      waiting = waiting.subarray(length);
      take(isBare ? '' : String.fromCharCode(message[0] ?? 0), message);
      isBare = false;
    }
  };
}

/** Stands between the functions and a PostgreSQL at this address. */
export async function startDatabaseLink(databaseUrl: string): Promise<DatabaseLink> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let sent = 0;
  let armed: (Cut & { readonly at: number }) | undefined;
  let fired = 0;

  function join(client: Socket): void {
    const backend = connect({ host: target.hostname, port: Number(target.port), noDelay: true });
    let answerIsLost = false;
    const end = () => {
      client.destroy();
      backend.destroy();
    };
    for (const socket of [client, backend]) {
      sockets.add(socket);
      socket.on('error', end).on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    let statement: Buffer[] = [];
    const fromClient = messagesOf(
      (letter, message) => {
        statement.push(message);
        if (PARTS.has(letter)) return;
        if (ENDS.has(letter) && !statement.some((part) => part.includes(ASIDE))) {
          sent += 1;
          if (armed?.at === sent) {
            fired += 1;
            if (armed.moment === 'before') return end();
            answerIsLost = true;
          }
        }
        backend.write(Buffer.concat(statement));
        statement = [];
      },
      { startsBare: true },
    );
    const fromBackend = messagesOf(
      (letter, message) => {
        if (!answerIsLost) client.write(message);
        else if (letter === READY) end();
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
  return {
    url: url.href,
    sent: () => sent,
    arm(cut) {
      fired = 0;
      armed = { ...cut, at: sent + cut.statement };
      return () => {
        armed = undefined;
        return fired;
      };
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
