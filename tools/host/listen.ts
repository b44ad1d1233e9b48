import type { Server } from 'node:http';
import { createServer, type AddressInfo, type Server as NetServer } from 'node:net';

class PortBusyError extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is used by another program: stop that one, or choose another with PORT=${port + 1} npm start.`,
    );
  }
}

export const THIS_MACHINE = '127.0.0.1';

/**
 * On all addresses of the machine unless one is named, so that `localhost` is right whichever of its two it means. Port 0 is
 * any free one; answers which.
 */
export const listen = (server: NetServer, port = 0, host?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortBusyError(port) : error);
    server.once('error', fail).listen(port, host, () => {
      server.off('error', fail);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Throws a PortBusyError when something listens there already. */
export async function requireFreePort(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

/** Lets requests under way finish, up to the grace time. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}
