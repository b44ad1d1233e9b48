import { randomUUID } from 'node:crypto';
import { config, perConfig } from './config.ts';
import type { ErrorsConfig } from './provider-config.ts';

export interface LogRecord {
  readonly event: string;
  readonly [field: string]: string | number | boolean | undefined;
}

/** The same failure is reported once in this time, so that an outage is one report a minute and not one a request. */
const SAME_MS = 60_000;
/** How many different failures of our own are reported in that time, in this process. */
const MOST = 60;
const TIMEOUT_MS = 3_000;

/** What of a line says which part failed. The rest stays in the log: an order's id opens the order. */
const TAGS = ['event', 'code', 'method', 'name', 'kind', 'sweep', 'provider', 'tag'] as const;

interface Frame {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
}

const PLACE = /:(\d+):(\d+)\)?$/;

/** V8's "at name (file:///var/task/orders.mjs:7:12)", Firefox's and Safari's "name@https://…/merch.js:7:12"; [] for other lines. */
function frameOf(line: string): readonly Frame[] {
  const place = PLACE.exec(line);
  if (!place) return [];
  const where = line.slice(0, place.index).trim();
  const isV8 = where.startsWith('at ');
  const said = isV8 ? where.slice(3).replace(/^async /, '') : where;
  const mark = isV8 ? ' (' : '@';
  const end = said.indexOf(mark);
  const filename = end === -1 ? said : said.slice(end + mark.length);
  return [
    {
      function: said.slice(0, Math.max(end, 0)) || '?',
      filename,
      lineno: Number(place[1]),
      colno: Number(place[2]),
    },
  ];
}

/** The places that a stack names, innermost first. */
export const framesOf = (lines: readonly string[]): readonly Frame[] => lines.flatMap(frameOf);

const sentAt = perConfig(() => new Map<string, number>());

function maySend(failure: string): boolean {
  const sent = sentAt();
  const now = Date.now();
  for (const [known, at] of sent) if (Math.abs(now - at) >= SAME_MS) sent.delete(known);
  if (sent.has(failure) || sent.size >= MOST) return false;
  sent.set(failure, now);
  return true;
}

const tagsOf = (record: LogRecord) =>
  Object.fromEntries(TAGS.flatMap((tag) => (record[tag] === undefined ? [] : [[tag, String(record[tag])]])));

/** https://develop.sentry.dev/sdk/foundations/transport/event-payloads/ */
function eventOf(record: LogRecord) {
  const { event, error, at, message, route, page, requestId } = record;
  const deploy = globalThis.Netlify?.context?.deploy;
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1_000,
    platform: page === undefined ? 'node' : 'javascript',
    level: 'error',
    environment: deploy?.context,
    release: deploy?.id,
    transaction: route ?? page,
    tags: tagsOf(record),
    // Finds the line in our log.
    extra: { requestId },
    exception: {
      values: [
        {
          type: error,
          value: message ?? event,
          // Sentry wants the innermost last.
          ...(at === undefined
            ? {}
            : { stacktrace: { frames: framesOf(String(at).split(' | ')).toReversed() } }),
        },
      ],
    },
  };
}

async function send(event: ReturnType<typeof eventOf>, { url, key }: ErrorsConfig): Promise<void> {
  // https://develop.sentry.dev/sdk/foundations/transport/envelopes/
  const envelope = [{ event_id: event.event_id }, { type: 'event' }, event];
  await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-sentry-envelope',
      'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=site/1.0, sentry_key=${key}`,
    },
    body: envelope.map((part) => `${JSON.stringify(part)}\n`).join(''),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/**
 * If SENTRY_DSN is set, reports a log line that has an error, reduced to what identifies the failure. Errors leave us in no other way. Never throws, and
 * nobody waits for it.
 */
export function reportError(record: LogRecord): void {
  const { errors } = config();
  const { event, error, at } = record;
  if (!errors) return;
  // Those of browsers have a budget of their own (netlify/services/browser-error-budget.ts), and take nothing of this one.
  if (event !== 'browser_error' && !maySend(JSON.stringify([error, at, tagsOf(record)]))) return;
  // A report that does not arrive is no reason for another one.
  const sending = send(eventOf(record), errors).catch(() => undefined);
  globalThis.Netlify?.context?.waitUntil?.(sending);
}
