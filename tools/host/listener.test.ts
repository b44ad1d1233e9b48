import { createServer } from 'node:http';
import { afterAll, expect, test, vi } from 'vitest';
import { closeServer, listen } from './listen.ts';
import { listener } from './listener.ts';

const server = createServer(
  listener(({ url }) => {
    if (url === '/at-once') throw new Error('secret detail');
    return Promise.reject(new Error('secret detail'));
  }),
);
const port = await listen(server);
afterAll(() => closeServer(server, 0));

test.each(['/at-once', '/later'])('what fails (%s) is logged and answered without a detail', async (path) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await fetch(`http://localhost:${port}${path}`);
  expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error']);
  expect(log).toHaveBeenCalledWith(`GET ${path} failed:`, expect.any(Error));
  log.mockRestore();
});
