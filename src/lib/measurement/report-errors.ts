// Only in pages of a build with SENTRY_DSN (src/build/error-reports.ts).
import type { reportErrorApi } from '../../domain/shared/contract/browser-errors.api.ts';
import type { InputOf } from '../../domain/shared/contract/endpoint.ts';

const PATH: (typeof reportErrorApi)['path'] = '/api/errors';
const MOST = 5;

/** A connection that is gone, and answers that our functions have logged themselves. */
const EXPECTED =
  /RequestError|AbortError|TimeoutError|failed to fetch|networkerror|load failed|importing a module|dynamically imported/i;

const sent = new Set<string>();

const MESSAGE_MAX = 500;
/** Closes a quotation whose end was cut off, because the server looks for both quotation marks. */
const cut = (message: string) =>
  message.length > MESSAGE_MAX ? `${message.slice(0, MESSAGE_MAX - 1)}"` : message;

/** Only what failed in our own scripts: extensions of a browser fail in ours, too. */
function send(error: unknown): void {
  if (!(error instanceof Error)) return;
  const name = String(error.name);
  const message = String(error.message);
  const stack = String(error.stack);
  const what = `${name}: ${message}`;
  if (!stack.includes(location.origin) || EXPECTED.test(what) || sent.has(what) || sent.size >= MOST) return;
  sent.add(what);
  const failure: InputOf<typeof reportErrorApi> = {
    name: name.slice(0, 60),
    message: cut(message),
    stack: stack.slice(0, 4_000),
    page: location.pathname.slice(0, 200),
  };
  navigator.sendBeacon(PATH, new Blob([JSON.stringify(failure)], { type: 'application/json' }));
}

function report(error: unknown): void {
  try {
    send(error);
  } catch {
    // Reporting must never break the code that logs, even in a browser without beacons.
  }
}

addEventListener('error', ({ error }) => report(error));
addEventListener('unhandledrejection', ({ reason }) => report(reason));

// What a boundary around an island or a `catch` of ours has caught reaches only the console.
const { error: say } = console;
console.error = (...told: unknown[]) => {
  say(...told);
  told.forEach(report);
};
