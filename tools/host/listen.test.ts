import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, expect, test, vi, afterEach } from 'vitest';
import { freePort } from '../database/free-port.ts';
import { closeServer, listen, listener, listenLocally, requireFreePort } from './listen.ts';

const open: ReturnType<typeof createServer>[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => closeServer(server, 0)));
});

const hello = () => createServer((_, response) => response.end('hello'));

async function serve(host?: string): Promise<number> {
  const port = await freePort();
  open.push(...(await listenLocally(hello, port, host)));
  return port;
}

const answers = async (address: string, port: number) =>
  (await fetch(`http://${address}:${port}`).catch(() => null))?.ok ?? false;

const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
const hasV6 = addresses.some(({ address }) => address === '::1');
// A machine without a network has at least the rest of 127.0.0.0/8.
const ofTheNetwork = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
const other = ofTheNetwork ?? '127.0.0.2';

test('localhost answers by either of its addresses, and no other address of the machine does', async () => {
  const port = await serve();
  expect(await answers('localhost', port)).toBe(true);
  expect(await answers('127.0.0.1', port)).toBe(true);
  expect(await answers('[::1]', port)).toBe(hasV6);
  expect(await answers(other, port)).toBe(false);
});

test.each([other, '0.0.0.0'])('%s, being named, answers besides', async (host) => {
  const port = await serve(host);
  expect([await answers(other, port), await answers('127.0.0.1', port)]).toEqual([true, true]);
});

test.each(['127.0.0.1', '0.0.0.0'])(
  'a port that a program uses at %s is called busy, and nothing is left listening',
  async (address) => {
    const port = await freePort();
    const program = hello();
    open.push(program);
    await listen(program, port, address);
    await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is used by another program`);
    await closeServer(program, 0);
    await expect(requireFreePort(port)).resolves.toBeUndefined();
  },
);

const failing = createServer(
  listener(({ url }) => {
    if (url === '/at-once') throw new Error('secret detail');
    return Promise.reject(new Error('secret detail'));
  }),
);
const failingPort = await listen(failing);
afterAll(() => closeServer(failing, 0));

test.each(['/at-once', '/later'])('a failure (%s) is logged and answered without details', async (path) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await fetch(`http://localhost:${failingPort}${path}`);
  expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error']);
  expect(log).toHaveBeenCalledWith(`GET ${path} failed:`, expect.any(Error));
  log.mockRestore();
});
