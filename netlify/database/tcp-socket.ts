import { connect, type Socket } from 'node:net';

type SocketEvent = 'open' | 'message' | 'error' | 'close';
/** The part of an event that the driver reads. */
type Listener = (event: { readonly data?: Uint8Array; readonly message?: string }) => void;

/**
 * What the driver needs of a WebSocket, over plain TCP: for a PostgreSQL without Neon's WebSocket in front of it, as on a
 * developer's machine. The address is that of a WebSocket, ws://host:port.
 */
export class TcpSocket {
  binaryType = 'arraybuffer';
  readyState: number = WebSocket.CONNECTING;
  readonly #socket: Socket;
  readonly #listeners: Record<SocketEvent, Listener[]> = { open: [], message: [], error: [], close: [] };
  #unsent: Uint8Array[] = [];

  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('connect', () => {
      this.readyState = WebSocket.OPEN;
      this.#report('open');
    });
    // The driver copies what it gets.
    this.#socket.on('data', (data) => this.#report('message', { data }));
    this.#socket.on('error', ({ message }) => this.#report('error', { message }));
    this.#socket.on('close', () => {
      this.readyState = WebSocket.CLOSED;
      this.#report('close');
    });
  }

  addEventListener(event: SocketEvent, listener: Listener): void {
    this.#listeners[event].push(listener);
  }

  #report(event: SocketEvent, facts: Parameters<Listener>[0] = {}): void {
    for (const listener of this.#listeners[event]) listener(facts);
  }

  /** The driver sends the four or five messages of a query one by one; here they leave together. */
  send(data: ArrayBuffer | Uint8Array): void {
    if (this.#unsent.length === 0) process.nextTick(() => this.#flush());
    this.#unsent.push(data instanceof ArrayBuffer ? new Uint8Array(data) : data);
  }

  #flush(): void {
    this.#socket.write(Buffer.concat(this.#unsent));
    this.#unsent = [];
  }

  close(): void {
    // After everything that is still to be sent.
    process.nextTick(() => this.#socket.end());
  }
}
