import type { reportErrorApi } from '../../src/domain/shared/browser-errors.api.ts';
import type { InputOf } from '../../src/domain/shared/endpoint.ts';
import { log } from '../lib/log.ts';
import { framesOf } from '../lib/report-error.ts';

const FRAMES = 8;

/** Messages put in quotes what a verb was given. */
const QUOTED = /["'“”‘’`].*["'“”‘’`]/gs;
/** Phone numbers, ZIP codes, orders, tickets. */
const DIGITS = /\d(?:[\s().-]*\d){2,}/g;

/** A text without what a visitor may have typed. */
const cleared = (text: string) =>
  text
    .replace(QUOTED, '"…"')
    .replace(DIGITS, '…')
    .split(' ')
    .map((word) => (/@|%40/.test(word) ? '…' : word))
    .join(' ');

const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : '?');

/** "at verb (/assets/merch.js:7:12) | …": names of our scripts, and nothing else that the stack said. */
const originIn = (stack: string) =>
  framesOf(stack.split('\n'))
    .slice(0, FRAMES)
    .map(({ function: name, filename, lineno, colno }) => {
      const verb = /^[\w$.<>]{1,60}$/.test(name) ? name : '?';
      return `at ${verb} (${cleared(pathOf(filename))}:${lineno}:${colno})`;
    })
    .join(' | ');

/** Puts a failure in a visitor's browser into the log. */
export function noteBrowserError(failure: InputOf<typeof reportErrorApi>): { received: true } {
  const { name, message, stack, page } = failure;
  log({
    event: 'browser_error',
    error: name,
    message: cleared(message),
    at: originIn(stack),
    page: cleared(page),
  });
  return { received: true };
}
