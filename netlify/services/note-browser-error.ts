import type { reportErrorApi } from '../../src/domain/shared/contract/browser-errors.api.ts';
import type { InputOf } from '../../src/domain/shared/contract/endpoint.ts';
import * as english from '../../src/paths.ts';
import * as spanish from '../../src/paths.es.ts';
import { log } from '../lib/log.ts';
import { framesOf } from '../lib/report-error.ts';
import { isPassedOn } from './browser-error-budget.ts';
import { ERROR_NAMES, MESSAGE_WORDS } from './browser-error-words.ts';

const FRAMES = 8;

/** Error messages quote the arguments of the function that failed. */
const QUOTED = /["'“”‘’`].*["'“”‘’`]/gs;
/** Punctuation around a word. */
const SIGNS = /^["([{]*|["…)\]},.:;!?]*$/g;

const isSaid = (word: string) => {
  const bare = word.replace(SIGNS, '').toLowerCase();
  return bare === '' || MESSAGE_WORDS.has(bare);
};

/** A text without what a visitor may have typed: quoted parts, and every word that engines do not use. */
const cleared = (text: string) =>
  text
    .replace(QUOTED, '"…"')
    .split(/\s+/)
    .map((word) => (isSaid(word) ? word : '…'))
    .join(' ')
    .replace(/…(?: …)+/g, '…');

/** Our pages, and the folders of those that have a name: "/merch", "/merch/". */
const PAGES = new Set(
  [english, spanish].flatMap((paths) =>
    Object.values<string | ((...parts: never[]) => string)>(paths).map((path) =>
      (typeof path === 'string' ? path : path('' as never, '' as never)).replace(/[?#].*$/, ''),
    ),
  ),
);

/** "/merch/…" of a page's path: what follows may be anything, where there is no such page. */
function pageOf(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return PAGES.has(path) ? path : PAGES.has(folder) ? `${folder}…` : '…';
}

/** "/assets/merch.a1.js", of any host: other scripts, and texts that look like a place, have none. */
const SCRIPT = /^https?:\/\/[^/]+((?:\/es)?\/assets\/[\w.-]+\.js)$/;
/** What browsers write before and after a function's name. */
const AROUND_NAME = /^(?:new |async\*|(?:promise callback|setTimeout handler)\*)| \[as .*\]$|[/<]+$/g;

/** "at name (/assets/merch.a1.js:7:12) | …": places in our scripts, and nothing else that the stack said. */
const originIn = (stack: string) =>
  framesOf(stack.split('\n'))
    .flatMap(({ function: name, filename, lineno, colno }) => {
      const [, script] = SCRIPT.exec(filename) ?? [];
      const verb = name.replace(AROUND_NAME, '');
      return script ? [`at ${/^[\w$.]{1,60}$/.test(verb) ? verb : '?'} (${script}:${lineno}:${colno})`] : [];
    })
    .slice(0, FRAMES)
    .join(' | ');

/** Puts a failure in a visitor's browser into the log. Only a line with an `error` is reported. */
export function noteBrowserError(
  failure: InputOf<typeof reportErrorApi>,
  address: string,
): { received: true } {
  const { message, stack, page } = failure;
  const name = ERROR_NAMES.has(failure.name) ? failure.name : 'Error';
  const at = originIn(stack);
  log({
    event: 'browser_error',
    [isPassedOn(`${name} ${at}`, address) ? 'error' : 'name']: name,
    message: cleared(message),
    at,
    page: pageOf(page),
  });
  return { received: true };
}
