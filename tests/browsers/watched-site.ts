import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../tools/database/free-port.ts';
import { startHost } from '../../tools/host/host.ts';
import { MANIFEST } from '../../tools/host/manifest.ts';
import { ROOT } from '../../tools/root.ts';
import { createSandbox } from '../../tools/sandbox/sandbox.ts';
import { startServices } from '../../tools/services.ts';
import type { Stack } from '../../tools/stack.ts';

export const ERRORS_KEY = 'test:errors';

/**
 * Records what goes wrong on a page from before its first script, which WebKit's driver does not report. It also lays the page out at once, so
 * that nothing moves while it is pressed and nothing is narrower than it will be.
 */
function watch(key: string): void {
  const note = (text: string) =>
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${location.pathname}: ${text}\n`);
  // Leaving a page cancels what it still loads, which some browsers report as an error.
  const noteUnlessLeft = (text: string) => {
    const timer = setTimeout(() => note(text), 400);
    addEventListener('pagehide', () => clearTimeout(timer), { once: true });
  };
  const { error } = console;
  console.error = (...parts) => {
    note(parts.join(' '));
    error(...parts);
  };
  const failed = ({ target, message }: ErrorEvent) => {
    // Firefox says so of a module that it has already; one that is missing fails where it is imported.
    if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
    if (message !== undefined) note(message);
    else noteUnlessLeft(`did not load: ${(target as Element).outerHTML.slice(0, 200)}`);
  };
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    const isUnloaded = /module/i.test(String(reason));
    (isUnloaded ? noteUnlessLeft : note)(`unhandled: ${reason}`);
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`refused by ${violatedDirective}: ${blockedURI}`),
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main > *, #links { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

async function watchedPages(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'site-watched-'));
  await cp(join(ROOT, 'dist'), join(root, 'dist'), { recursive: true });
  await symlink(join(ROOT, 'netlify.toml'), join(root, 'netlify.toml'));
  // The bundles stay where they are; only the folder that their sources are named by is another.
  await mkdir(join(root, dirname(MANIFEST)), { recursive: true });
  const manifest = await readFile(join(ROOT, MANIFEST), 'utf8');
  await writeFile(join(root, MANIFEST), manifest.replaceAll(`"mainFile":"${ROOT}`, `"mainFile":"${root}`));
  // Before the policy in the head, which refuses what comes after it.
  const script = `<script>(${watch})('${ERRORS_KEY}')</script>`;
  for await (const file of glob(join(root, 'dist/**/*.html'))) {
    const html = await readFile(file, 'utf8');
    await writeFile(
      file,
      html.replace('<head>', () => `<head>${script}`),
    );
  }
  return root;
}

export interface WatchedSite extends Stack {
  readonly dataDirectory: string;
  /** Nobody answers until it is up again. */
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
}

/** The whole site, as startStack() starts it, with pages that note their errors. */
export async function startWatchedSite(): Promise<WatchedSite> {
  const root = await watchedPages();
  const [port, repository] = [await freePort(), join(root, 'repository')];
  const dataDirectory = join(root, 'data');
  const origin = `http://localhost:${port}`;
  const services = await startServices(origin, {
    dataDirectory,
    throwAway: true,
    repository,
  });
  const sandbox = createSandbox(services.mail, services.mocks);
  let asked = 0;
  // Limits for one address must not connect the ways.
  const addressOf = () => `10.0.${Math.floor(asked / 250) % 250}.${(asked += 1) % 250}`;
  const start = () => startHost({ root, port, sandbox, addressOf });
  let host = await start();
  return {
    ...services,
    origin,
    dataDirectory,
    repository,
    invoke: (name) => host.invoke(name),
    down: () => host.stop(),
    async up() {
      host = await start();
    },
    async stop() {
      await host.stop();
      await services.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
