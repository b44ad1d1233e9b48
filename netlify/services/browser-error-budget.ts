import { BROWSER_REPORTS } from '../../src/business/constants.ts';
import { perConfig } from '../lib/config.ts';
import { CodedError } from '../lib/http/errors.ts';
import { log } from '../lib/log.ts';
import { callerOf } from '../lib/http/rate-limit.ts';

const DAY_MS = 86_400_000;

interface Day {
  readonly day: string;
  readonly passedOn: Set<string>;
  readonly byCaller: Map<string, number>;
  leftOut: number;
}

const startDay = (day: string): Day => ({ day, passedOn: new Set(), byCaller: new Map(), leftOut: 0 });

// In this process alone, not in the database: it would wake for each report, and a stranger could keep it awake (docs/decisions/0091).
const memory = perConfig(() => ({ today: startDay('') }));

/** Today's reports. Of a day that is over, one line says how many were left out: at the next report, or when somebody asks for our health. */
export function today(): Day {
  const kept = memory();
  const day = new Date().toISOString().slice(0, 10);
  const { day: former, leftOut } = kept.today;
  if (former === day) return kept.today;
  kept.today = startDay(day);
  if (leftOut > 0)
    log({
      event: 'browser_errors_left_out',
      error: 'Error',
      message: `${leftOut} reports of browsers on ${former} were not passed on`,
    });
  return kept.today;
}

/**
 * Whether a failure in a browser is one of the few a day that are passed on, and the first of its kind. Throws too_many_requests for a
 * caller who has sent many.
 */
export function isPassedOn(failure: string, address: string): boolean {
  const now = today();
  const known = callerOf(address);
  // Beyond so many callers, all others are one.
  const caller = now.byCaller.has(known) || now.byCaller.size < BROWSER_REPORTS.callersKept ? known : '';
  const sent = now.byCaller.get(caller) ?? 0;
  if (sent >= BROWSER_REPORTS.ofOneCallerADay) {
    now.leftOut += 1;
    throw new CodedError('too_many_requests', {
      retryAfterSeconds: Math.ceil((DAY_MS - (Date.now() % DAY_MS)) / 1_000),
    });
  }
  now.byCaller.set(caller, sent + 1);
  if (now.passedOn.has(failure)) return false;
  const fits = now.passedOn.size < BROWSER_REPORTS.aDay;
  if (fits) now.passedOn.add(failure);
  else now.leftOut += 1;
  return fits;
}
