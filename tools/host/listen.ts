import type { Server } from 'node:http';
import { createServer, type Server as NetServer } from 'node:net';

class PortBusyError extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is used by another program: stop that one, or choose another with PORT=${port + 1} npm start.`,
    );
  }
}

/** On all addresses of the machine, so that `localhost` is right whichever of its two it means. */
export const listen = (server: NetServer, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortBusyError(port) : error);
    server.once('error', fail).listen(port, () => {
      server.off('error', fail);
      resolve();
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
