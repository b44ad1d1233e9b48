import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';

export const sendPlain = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
};

/** A request listener that logs failures and answers them with a plain 500. */
export const listener =
  (handle: (request: IncomingMessage, response: ServerResponse) => unknown): RequestListener =>
  async (request, response) => {
    try {
      await handle(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url} failed:`, error);
      if (response.headersSent) response.destroy();
      else sendPlain(response, 500, 'Internal Server Error');
    }
  };

class PortBusyError extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is used by another program: stop that one, or choose another with PORT=${port + 1} npm start.`,
    );
  }
}

export const THIS_MACHINE = '127.0.0.1';
const THIS_MACHINE_V6 = '::1';
const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** Port 0 means any free one. Returns the port. */
export const listen = (server: NetServer, port = 0, address = THIS_MACHINE): Promise<number> =>
  new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortBusyError(port) : error);
    server.once('error', fail).listen(port, address, () => {
      server.off('error', fail);
      resolve((server.address() as AddressInfo).port);
    });
  });

/**
 * Servers for both addresses of `localhost`, which nobody else on the network can reach, and for `host`,
 * an address, if given. A machine without IPv6 does without it. Throws a PortBusyError.
 */
export async function listenLocally(make: () => Server, port: number, host?: string): Promise<Server[]> {
  const local = [THIS_MACHINE, THIS_MACHINE_V6];
  const addresses =
    host && EVERY_ADDRESS.includes(host) ? [host] : new Set([...local, ...(host ? [host] : [])]);
  const servers: Server[] = [];
  for (const address of addresses) {
    const server = make();
    try {
      await listen(server, port, address);
      servers.push(server);
    } catch (error) {
      if (address === THIS_MACHINE_V6 && !(error instanceof PortBusyError)) continue;
      await Promise.all(servers.map((each) => closeServer(each, 0)));
      throw error;
    }
  }
  return servers;
}

/** Throws a PortBusyError when something listens there already. */
export async function requireFreePort(port: number, host?: string): Promise<void> {
  const probes = await listenLocally(createServer, port, host);
  await Promise.all(probes.map((probe) => closeServer(probe, 0)));
}

/** Lets open requests finish, up to the grace time. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}
