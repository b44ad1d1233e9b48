import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../database/free-port.ts';
import type { Host, HostOptions } from '../host/host.ts';
import { closeServer, listener, listenLocally, THIS_MACHINE } from '../host/listen.ts';
import { endRuns, run } from '../process/run.ts';

const HERE = import.meta.dirname;
const CLI = join(HERE, 'node_modules/netlify-cli/bin/run.js');

/** What is no source, or a setting of whoever works here. */
const LEFT_OUT =
  /^(\.git|\.env|\.env\..*|\.netlify|\.data|\.astro|dist|node_modules|test-results|tests|docs)$/;

/** A copy, in which Netlify builds without replacing what is built here. */
async function copyProject(root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-netlify-'));
  for (const name of (await readdir(root)).filter((entry) => !LEFT_OUT.test(entry)))
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.endsWith('/node_modules'),
    });
  await mkdir(join(folder, '.data'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const PATIENCE_MS = 300_000;

/**
 * The site as netlify-cli builds it (`netlify build`, which `netlify serve` begins with) and serves it, without an account. In front of it
 * stand the pages of the mock servers and the visitor's address, which are no part of Netlify.
 */
export async function startNetlify({ root, port, host, sandbox, addressOf }: HostOptions): Promise<Host> {
  const folder = await copyProject(root);
  const [inner, functions, files] = [await freePort(), await freePort(), await freePort()];
  const ports = ['--port', inner, '--functions-port', functions, '--staticServerPort', files].map(String);
  // Without edge functions, of which we have none: for them it fetches Deno.
  const options = ['--offline', '--internal-disable-edge-functions', ...ports];
  let ended: string | undefined;
  const preload = ['--import', join(HERE, 'on-this-machine.mjs')];
  const running = run(process.execPath, [...preload, CLI, 'serve', ...options], {
    quiet: true,
    cwd: folder,
    env: { BROWSER: 'none', CI: '1', XDG_CONFIG_HOME: join(folder, '.data'), ASTRO_TELEMETRY_DISABLED: '1' },
  }).then(({ output }) => (ended = output));
  const stopCli = async () => {
    await endRuns();
    await running;
    await rm(folder, { recursive: true, force: true });
  };

  const isUp = () =>
    fetch(`http://${THIS_MACHINE}:${inner}/`, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
  const until = Date.now() + PATIENCE_MS;
  while (!(await isUp())) {
    if (ended === undefined && Date.now() < until) {
      await sleep(500);
      continue;
    }
    await stopCli();
    throw new Error(`netlify serve did not start:\n${(ended ?? '').slice(-4_000)}`);
  }

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const address = addressOf?.(request);
    const headers = { ...request.headers, ...(address ? { 'x-forwarded-for': address } : {}) };
    const { method, url } = request;
    const passed = ask(
      { host: THIS_MACHINE, port: inner, method, path: url, headers, agent: false },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      },
    );
    passed.once('error', () => response.destroy());
    request.pipe(passed);
  }
  const handle = (request: IncomingMessage, response: ServerResponse) =>
    sandbox && /^\/(sandbox\/|\.netlify\/images\b)/.test(request.url ?? '')
      ? sandbox(request, response)
      : pass(request, response);
  const servers = await listenLocally(() => createServer(listener(handle)), port, host);
  const origin = `http://localhost:${port}`;
  return {
    origin,
    invoke: (name) =>
      fetch(`http://${THIS_MACHINE}:${functions}/.netlify/functions/${name}`, { method: 'POST' }),
    async stop() {
      await Promise.all(servers.map((server) => closeServer(server, 0)));
      await stopCli();
    },
  };
}
