import { isIP } from 'node:net';

/** The address in HOST. Some shells set it to the machine's name, which is ignored. */
export const chosenHost = (value = process.env['HOST']): string | undefined =>
  value && isIP(value) ? value : undefined;

const DEFAULT_PORT = 8888;

/** The port that PORT names, else 8888. */
export function chosenPort(value = process.env['PORT']): number {
  const port = Number(value || DEFAULT_PORT);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is "${value}", and a port is a number from 1 to 65535.`);
}
