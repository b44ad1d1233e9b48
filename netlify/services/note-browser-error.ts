import type { reportErrorApi } from '../../src/domain/shared/browser-errors.api.ts';
import type { InputOf } from '../../src/domain/shared/endpoint.ts';
import { log } from '../lib/log.ts';
import { framesOf } from '../lib/report-error.ts';

const FRAMES = 8;

/** Messages put in quotes what a verb was given. */
const QUOTED = /["'“”‘’`].*["'“”‘’`]/gs;
/** Numbers with spaces within, such as those of phones. */
const DIGITS = /\d(?:[\s().-]*\d)+/g;

/** A text without what a visitor may have typed: quoted parts, and words with a digit or of an address. */
const cleared = (text: string) =>
  text
    .replace(QUOTED, '"…"')
    .replace(DIGITS, '0')
    .split(' ')
    .map((word) => (/[\d@%]/.test(word) ? '…' : word))
    .join(' ');

/** "/assets/merch.a1.js", of any host: other scripts, and texts that look like a place, have none. */
const SCRIPT = /^https?:\/\/[^/]+((?:\/es)?\/assets\/[\w.-]+\.js)$/;
/** What browsers write before and after the name of a verb. */
const AROUND_NAME = /^(?:new |async\*|(?:promise callback|setTimeout handler)\*)| \[as .*\]$|[/<]+$/g;

/** "at verb (/assets/merch.a1.js:7:12) | …": places in our scripts, and nothing else that the stack said. */
const originIn = (stack: string) =>
  framesOf(stack.split('\n'))
    .flatMap(({ function: name, filename, lineno, colno }) => {
      const [, script] = SCRIPT.exec(filename) ?? [];
      const verb = name.replace(AROUND_NAME, '');
      return script ? [`at ${/^[\w$.]{1,60}$/.test(verb) ? verb : '?'} (${script}:${lineno}:${colno})`] : [];
    })
    .slice(0, FRAMES)
    .join(' | ');

/** Puts a failure in a visitor's browser into the log. */
export function noteBrowserError(failure: InputOf<typeof reportErrorApi>): { received: true } {
  const { name, message, stack, page } = failure;
  log({
    event: 'browser_error',
    error: /^[$A-Z]\w*$/i.test(name) ? name : 'Error',
    message: cleared(message),
    at: originIn(stack),
    page: cleared(page),
  });
  return { received: true };
}
