import { ConfigError } from './config.ts';
import { type LogRecord, reportError } from './report-error.ts';

/**
 * One line of JSON with its time in UTC. Give it ids, codes, names and figures, never what a visitor typed: no body, phone, email,
 * query, cookie or whole address. A line with an `error` is also reported, where that is set up.
 */
export function log({ event, ...facts }: LogRecord): void {
  process.stdout.write(`${JSON.stringify({ event, time: new Date().toISOString(), ...facts })}\n`);
  if (facts['error'] !== undefined) reportError({ event, ...facts });
}

/** Only the shape and origin of an error: its message may quote a row or a request. */
export function describeError(error: unknown): string {
  const parts: string[] = [];
  for (let cause = error; cause instanceof Error && parts.length < 4; cause = cause.cause) {
    const { code, constraint, routine } = cause as {
      code?: unknown;
      constraint?: unknown;
      routine?: unknown;
    };
    const facts = [code, constraint, routine].filter((fact) => typeof fact === 'string');
    parts.push(cause instanceof ConfigError ? cause.message : [cause.name, ...facts].join(' '));
  }
  return parts.join(' < ') || typeof error;
}

/** Where an error was thrown: the first lines of its stack, without the message above them. */
export function originOf(error: unknown): string | undefined {
  let deepest = error;
  while (deepest instanceof Error && deepest.cause instanceof Error) deepest = deepest.cause;
  if (!(deepest instanceof Error)) return undefined;
  return deepest.stack
    ?.split('\n')
    .filter((frame) => /^\s+at /.test(frame))
    .slice(0, 4)
    .map((frame) => frame.trim())
    .join(' | ');
}
