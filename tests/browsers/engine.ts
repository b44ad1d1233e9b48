import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/database/free-port.ts';
import { FIREFOX_PATH, WEBKIT_PATH } from '../../tools/chromium.ts';
import { answerOf, waitFor } from './wait-for.ts';

/** What differs between browsers. Scripts are bodies of functions; what they return is JSON, or a node for `find`. */
export interface Engine {
  /** Begins to; so does `travel`. */
  readonly goTo: (url: string) => Promise<void>;
  /** As Back and Forward do: -1, 1. */
  readonly travel: (steps: number) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly run: (script: string) => Promise<unknown>;
  /** The node's handle, or undefined. */
  readonly find: (script: string) => Promise<string | undefined>;
  readonly click: (node: string) => Promise<void>;
  /** Types at the end of a field. */
  readonly type: (node: string, text: string) => Promise<void>;
  readonly attach: (node: string, path: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Programs stay in the tests' own process group, so whoever ends the tests ends them too. */
function start(owned: AsyncDisposableStack, command: string, args: readonly string[], env = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  owned.defer(async () => {
    child.kill();
    const killing = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(killing);
  });
  return {
    hears: (pattern: RegExp) => waitFor(`${command} to say ${pattern}`, () => pattern.exec(said)?.[1]),
  };
}

async function ownFolder(owned: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'));
  owned.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** For a browser's first answer. */
const START_MS = 60_000;

type Json = Readonly<Record<string, unknown>>;

const press = (node: string) => [
  { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId: node } } },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

/** Firefox by WebDriver BiDi, without a program between: https://www.w3.org/TR/webdriver-bidi/ */
export async function startFirefox(): Promise<Engine> {
  await using starting = new AsyncDisposableStack();
  const profile = await ownFolder(starting);
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const address = await start(starting, FIREFOX_PATH, args).hears(/BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await answerOf(address, new Promise((resolve) => socket.addEventListener('open', resolve)));
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, message } = JSON.parse(String(data)) as {
      id: number;
      result?: never;
      message?: string;
    };
    if (result) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(message));
  });
  let last = 0;
  const send = <Result>(method: string, params: Json, patienceMs?: number): Promise<Result> =>
    answerOf(
      `${method} by Firefox`,
      new Promise<Result>((resolve, reject) => {
        waiting.set((last += 1), { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
      patienceMs,
    );
  await send('session.new', { capabilities: {} }, START_MS);
  const tree = await send<{ contexts: [{ context: string }] }>('browsingContext.getTree', {});
  const { context } = tree.contexts[0];
  const call = async (script: string) => {
    const { result, exceptionDetails } = await send<{
      result?: { value?: string; sharedId?: string };
      exceptionDetails?: { text: string };
    }>('script.callFunction', {
      functionDeclaration: `() => { ${script} }`,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };
  const owned = starting.move();
  const act = (actions: readonly Json[]) => send('input.performActions', { context, actions });
  return {
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'none' }),
    travel: (delta) => send('browsingContext.traverseHistory', { context, delta }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    run: async (script) =>
      JSON.parse((await call(`return JSON.stringify((() => { ${script} })()) ?? 'null'`))?.value ?? 'null'),
    find: async (script) => (await call(script))?.sharedId,
    click: (node) => act([{ type: 'pointer', id: 'mouse', actions: press(node) }]) as Promise<void>,
    async type(node, text) {
      await send('script.callFunction', {
        functionDeclaration: '(node) => node.focus()',
        arguments: [{ sharedId: node }],
        target: { context },
        awaitPromise: false,
      });
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act([{ type: 'key', id: 'keys', actions: keys }]);
    },
    attach: (node, path) => send('input.setFiles', { context, element: { sharedId: node }, files: [path] }),
    stop: () => owned.disposeAsync(),
  };
}

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

// The bar above the page does not get narrower than 447 px on its own.
const NARROW = `* { min-width: 0; padding: 0; margin: 0; border-width: 0; -gtk-icon-transform: scale(0.1) }
toolbar, toolbar * { font-size: 1px; -gtk-icon-source: none }`;

/** WebKitGTK by WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function startWebkit(): Promise<Engine> {
  await using starting = new AsyncDisposableStack();
  const folder = await ownFolder(starting);
  const browser = join(folder, 'browser.sh');
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), NARROW);
  await writeFile(browser, `#!/bin/sh\nXDG_CONFIG_HOME='${folder}' exec '${WEBKIT_PATH}' "$@"\n`);
  await chmod(browser, 0o755);
  const port = await freePort();
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const display = await start(starting, 'Xvfb', args).hears(/^(\d+)\n/);
  start(starting, 'WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${display}` });
  const fetchValue = async <Value>(method: string, path: string, body?: Json): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: Value & { message?: string } };
    if (!answer.ok) throw new Error(value.message);
    return value;
  };
  const ask = <Value>(method: string, path: string, body?: Json, patienceMs?: number) =>
    answerOf(`${method} ${path} by WebKit`, fetchValue<Value>(method, path, body), patienceMs);
  await waitFor('WebKitWebDriver to listen', () => ask('GET', '/status'));
  const options = { binary: browser, args: ['--automation'] };
  // The driver never stops waiting for a page that Back loads in a new process, as it does where Cross-Origin-Opener-Policy changes.
  const wanted = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options };
  const { sessionId } = await ask<{ sessionId: string }>(
    'POST',
    '/session',
    { capabilities: { alwaysMatch: wanted } },
    START_MS,
  );
  // Closes the browser, which otherwise ends only with the screen.
  starting.defer(() => ask<void>('DELETE', `/session/${sessionId}`).catch(() => {}));
  const post = <Value = void>(path: string, body: Json) =>
    ask<Value>('POST', `/session/${sessionId}/${path}`, body);
  const owned = starting.move();
  const run = (script: string) => post<unknown>('execute/sync', { script, args: [] });
  const send = (node: string, text: string) => post(`element/${node}/value`, { text });
  return {
    goTo: (url) => post('url', { url }),
    travel: (steps) => post(steps < 0 ? 'back' : 'forward', {}),
    resize: (width, height) => post('window/rect', { width, height }),
    run,
    find: async (script) => ((await run(script)) as Readonly<Record<string, string>> | null)?.[ELEMENT],
    click: (node) => post(`element/${node}/click`, {}),
    type: send,
    attach: send,
    stop: () => owned.disposeAsync(),
  };
}
