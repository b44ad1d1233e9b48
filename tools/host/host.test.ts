import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../database/free-port.ts';
import { bundleFunctions } from './bundle-functions.ts';
import { startHost, type Host } from './host.ts';

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'netlify.toml': `
    [functions]
      directory = "netlify/functions"
    [[headers]]
      for = "/*"
      [headers.values]
        X-Frame-Options = "DENY"
    [[headers]]
      for = "/assets/*"
      [headers.values]
        Cache-Control = "public, max-age=31536000, immutable"
    [[redirects]]
      from = "/location/*"
      to = "/location/not-found.html"
      status = 404
    [[redirects]]
      from = "/api/*"
      to = "/api/not-found.json"
      status = 404
    [[redirects]]
      from = "/old"
      to = "/thank-you"
      status = 301
    [[redirects]]
      from = "/part"
      to = "/#part"
      status = 301`,
  'dist/index.html': `<h1>Home</h1>${'text '.repeat(500)}`,
  'dist/404.html': 'Page Not Found',
  'dist/api/not-found.json': '{"code":"not_found"}',
  'dist/thank-you.html': 'Thank you',
  'dist/location/griffin.html': 'Griffin',
  'dist/location/not-found.html': 'Location Not Found',
  'dist/assets/a.123.js': 'let a = 1;',
  'netlify/functions/echo.ts': `
    export default async (request: Request, context: any) => {
      const answer = Response.json({ ip: context.ip, params: context.params, body: (await request.arrayBuffer()).byteLength,
        spoofed: request.headers.get('x-nf-client-connection-ip') });
      answer.headers.append('set-cookie', 'a=1; Path=/');
      answer.headers.append('set-cookie', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT');
      context.cookies.set({ name: 'c', value: '3', httpOnly: true });
      return answer;
    };
    export const config = { path: ['/api/echo', '/api/echo/:id'], method: ['GET', 'POST'] };`,
  'netlify/functions/limited.ts': `
    export default () => new Response('fine');
    export const config = { path: '/api/limited', rateLimit: { windowLimit: 2, windowSize: 60, aggregateBy: ['ip', 'domain'] } };`,
  'netlify/functions/throws.ts': `export default () => { throw new Error('secret detail'); };`,
  'netlify/functions/hangs.ts': `export default () => new Promise(() => {});`,
  'netlify/functions/stream.ts': `
    export default () => new Response(new ReadableStream({ async start(controller) {
      for (let part = 0; part < 64; part += 1) {
        controller.enqueue(new Uint8Array(65_536).fill(part));
        if (part % 16 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      }
      controller.close();
    } }));`,
  'netlify/functions/nightly.ts': `
    export default async (request: Request, context: { waitUntil(work: Promise<unknown>): void }) => {
      const { next_run } = await request.json();
      context.waitUntil(new Promise((resolve) => setTimeout(resolve, 50)).then(() => { (globalThis as { nightly?: string }).nightly = next_run; }));
    };
    export const config = { schedule: '@daily' };`,
};

let root: string;
let host: Host;

const addressOf = ({ headers }: IncomingMessage) => String(headers['x-visitor'] ?? '10.0.0.1');

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'host with spaces '));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await bundleFunctions(root);
  host = await startHost({ root, port: await freePort(), addressOf });
});

afterAll(async () => {
  await host.stop();
  await rm(root, { recursive: true, force: true });
});

/** Node's own client: fetch() undoes compression and hides what is on the wire. */
async function ask(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(host.origin + path, { agent: false, ...options }, resolve)
      .once('error', reject)
      .end();
  });
  const body = await buffer(response);
  return { status: response.statusCode, headers: response.headers, body };
}

test.each([
  ['/', 200, '<h1>Home</h1>'],
  ['/thank-you', 200, 'Thank you'],
  ['/thank-you/', 200, 'Thank you'],
  ['/thank-you.html', 200, 'Thank you'],
  ['/thank-you?a=1', 200, 'Thank you'],
  ['/location/griffin', 200, 'Griffin'],
  ['/location/nowhere', 404, 'Location Not Found'],
  ['/nothing/here', 404, 'Page Not Found'],
  ['/%E0%A4%A', 404, 'Page Not Found'],
  ['/../package.json', 404, 'Page Not Found'],
  ['/..%2fpackage.json', 404, 'Page Not Found'],
])('%s answers %i and the right page', async (path, status, text) => {
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).toContain(text);
  expect(answer.headers['x-frame-options']).toBe('DENY');
});

test.each(['GET', 'POST', 'DELETE'])(
  '%s at a path below /api that no function has answers JSON',
  async (method) => {
    for (const path of ['/api', '/api/nope', '/api/echo/1/2', '/api/nope.html']) {
      const { status, headers, body } = await ask(path, { method });
      expect([status, headers['content-type'], body.toString()]).toEqual([
        404,
        'application/json; charset=utf-8',
        '{"code":"not_found"}',
      ]);
    }
  },
);

test('a page comes compressed, and not at all to a browser that has it', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const first = await ask('/', { headers });
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(first.headers['content-length']).toBe(String(first.body.length));
  expect(brotliDecompressSync(first.body).toString()).toContain('Home');
  const again = await ask('/', { headers: { ...headers, 'if-none-match': String(first.headers.etag) } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('a hashed asset may be cached forever, a page is revalidated', async () => {
  expect((await ask('/assets/a.123.js')).headers['cache-control']).toContain('immutable');
  expect((await ask('/')).headers['cache-control']).toBe('public,max-age=0,must-revalidate');
});

test('HEAD answers the headers of GET alone; another method is refused', async () => {
  const [head, get] = [await ask('/', { method: 'HEAD' }), await ask('/')];
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect((await ask('/thank-you', { method: 'POST' })).status).toBe(405);
});

test('a redirect keeps the query', async () => {
  const { status, headers } = await ask('/old?from=mail');
  expect([status, headers.location]).toEqual([301, '/thank-you?from=mail']);
  expect((await ask('/part?from=mail')).headers.location).toBe('/?from=mail#part');
});

// Asked: 244
test('a function gets body, params and the address that no visitor can choose, and keeps each cookie apart', async () => {
  const response = await fetch(`${host.origin}/api/echo/7`, {
    method: 'POST',
    body: 'x'.repeat(1_000_000),
    headers: { 'x-nf-client-connection-ip': '6.6.6.6' },
  });
  expect(await response.json()).toEqual({
    ip: '10.0.0.1',
    params: { id: '7' },
    body: 1_000_000,
    spoofed: '10.0.0.1',
  });
  expect(response.headers.getSetCookie()).toEqual([
    'a=1; Path=/',
    'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT',
    'c=3; HttpOnly',
  ]);
});

test('a method that no route lists gets the static 404', async () => {
  expect((await fetch(`${host.origin}/api/echo`, { method: 'DELETE' })).status).toBe(404);
});

test('a body over 6 MB is refused', async () => {
  const body = new Uint8Array(6 * 1024 * 1024 + 1);
  expect((await fetch(`${host.origin}/api/echo`, { method: 'POST', body })).status).toBe(413);
});

const call = async (visitor: string) =>
  (await ask('/api/limited', { headers: { 'x-visitor': visitor } })).status;

test('the third call of one visitor in a window of two gets 429, another visitor does not', async () => {
  expect([await call('a'), await call('a'), await call('a'), await call('b')]).toEqual([200, 200, 429, 200]);
});

test('what a function throws is logged and answered without a detail', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await ask('/.netlify/functions/throws');
  expect([answer.status, answer.body.toString()]).toEqual([500, 'Internal Server Error']);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('a long stream arrives whole, while another function hangs', async () => {
  const abort = new AbortController();
  const hanging = fetch(`${host.origin}/.netlify/functions/hangs`, { signal: abort.signal }).catch(
    () => 'gone',
  );
  const bytes = (await ask('/.netlify/functions/stream')).body;
  expect(bytes.length).toBe(64 * 65_536);
  expect(bytes.every((byte, index) => byte === Math.floor(index / 65_536))).toBe(true);
  abort.abort();
  expect(await hanging).toBe('gone');
});

test('a scheduled function runs at once when asked to, and its waitUntil work is waited for', async () => {
  const before = Date.now();
  expect((await host.invoke('nightly')).status).toBe(204);
  const { nightly = '' } = globalThis as { nightly?: string };
  expect(Date.parse(nightly)).toBeGreaterThanOrEqual(before - 1);
  await expect(host.invoke('unknown')).rejects.toThrow('no function unknown');
});
