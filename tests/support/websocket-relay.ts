import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

interface WebsocketRelay {
  /** What the driver's `wsProxy` asks for, without the database's host and port. */
  readonly address: string;
  /** How many connections it has passed on so far. */
  served(): number;
  stop(): Promise<void>;
}

function relay(socket: WebSocket, target: URL): void {
  const backend = connect({ host: target.hostname, port: Number(target.port), noDelay: true });
  socket
    .on('message', (data: Buffer) => backend.write(data))
    .on('close', () => backend.end())
    .on('error', () => backend.destroy());
  backend
    .on('data', (data) => socket.send(data))
    .on('close', () => socket.close())
    .on('error', () => socket.terminate());
}

/** What Neon has in front of its PostgreSQL: a WebSocket whose messages are the bytes of a connection to `?address=host:port`. */
export async function startWebsocketRelay(): Promise<WebsocketRelay> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  await once(server, 'listening');
  let served = 0;
  server.on('connection', (socket, { url = '/' }) => {
    served += 1;
    const asked = new URL(url, 'ws://relay').searchParams.get('address') ?? '';
    relay(socket, new URL(`tcp://${asked}`));
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}/v2`,
    served: () => served,
    async stop() {
      for (const client of server.clients) client.terminate();
      server.close();
      await once(server, 'close');
    },
  };
}
