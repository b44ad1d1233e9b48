// Only in pages of a build with SENTRY_DSN (src/build/error-reports.ts).
import type { reportErrorApi } from '../domain/shared/browser-errors.api.ts';
import type { InputOf } from '../domain/shared/endpoint.ts';

const PATH: (typeof reportErrorApi)['path'] = '/api/errors';
const MOST = 5;

/** A connection that is gone, and answers that our functions have logged themselves. */
const EXPECTED =
  /RequestError|AbortError|TimeoutError|failed to fetch|networkerror|load failed|importing a module|dynamically imported/i;

const sent = new Set<string>();

/** Only what failed in our own scripts: extensions of a browser fail in ours, too. */
function report(error: unknown): void {
  if (!(error instanceof Error)) return;
  const { name, message, stack = '' } = error;
  const what = `${name}: ${message}`;
  if (!stack.includes(location.origin) || EXPECTED.test(what) || sent.has(what) || sent.size >= MOST) return;
  sent.add(what);
  const failure: InputOf<typeof reportErrorApi> = {
    name,
    message: message.slice(0, 500),
    stack: stack.slice(0, 4_000),
    page: location.pathname.slice(0, 200),
  };
  navigator.sendBeacon(PATH, new Blob([JSON.stringify(failure)], { type: 'application/json' }));
}

addEventListener('error', ({ error }) => report(error));
addEventListener('unhandledrejection', ({ reason }) => report(reason));

// What a boundary around an island or a `catch` of ours has caught reaches only the console.
const { error: say } = console;
console.error = (...told: unknown[]) => {
  say(...told);
  told.forEach(report);
};
