import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServer, listen, listener } from '../host/listen.ts';
import { startMockServers, type MockServers } from './mock-servers.ts';
import { createSandbox } from './sandbox.ts';
import { startMail, type SandboxMail } from './smtp.ts';

let directory: string;
let mail: SandboxMail;
let mocks: MockServers;
let server: Server;
let port: number;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandbox '));
  mail = await startMail(directory);
  mocks = await startMockServers('http://localhost:9999', directory);
  server = createServer(listener(createSandbox(mail, mocks)));
  port = await listen(server);
});
afterAll(async () => {
  await closeServer(server, 0);
  await mocks.stop();
  await mail.down();
  await rm(directory, { recursive: true, force: true });
});

/** fetch() would put the Host of the address. */
function ask(method: string, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const asking = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    });
    asking.once('error', reject).end();
  });
}

test.each(['localhost:8888', '127.0.0.1:8888', '[::1]:8888', '192.168.1.20:8888'])(
  'it is read as %s',
  async (host) => {
    expect((await ask('GET', '/sandbox/mail', { host })).status).toBe(200);
  },
);

// Asked: 394
test.each(['evil.example', 'localhost.evil.example:8888', '127.0.0.1.evil.example', 'site.localhost'])(
  'the name "%s" is told nothing, whatever it asks for',
  async (host) => {
    for (const path of ['/sandbox/mail', '/sandbox/mail.json', '/sandbox/stripe', '/sandbox/github/api/user'])
      expect(await ask('GET', path, { host })).toMatchObject({
        status: 403,
        body: expect.not.stringMatching('Mail'),
      });
  },
);

const HOST = { host: 'localhost:8888' };

// Asked: 394
test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another port of this machine', { origin: 'http://localhost:1234', 'sec-fetch-site': 'same-site' }],
  ['another site, in a browser that does not say so', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
])('a write of %s is not done', async (_, headers) => {
  expect((await ask('POST', '/sandbox/mail/down', { ...HOST, ...headers })).status).toBe(403);
  expect(mail.isUp()).toBe(true);
});

test.each([
  ['its own pages', { origin: 'http://localhost:8888', 'sec-fetch-site': 'same-origin' }],
  ['its own pages, at an address of a network', { host: '10.0.0.2:8888', origin: 'http://10.0.0.2:8888' }],
  ['a program', {}],
])('a write of %s is done', async (_, headers) => {
  expect((await ask('POST', '/sandbox/mail/down', { ...HOST, ...headers })).status).toBe(303);
  expect(mail.isUp()).toBe(false);
  await mail.up();
});
