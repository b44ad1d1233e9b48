import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { RoomAnswer } from '../room.ts';

/** In the order in which one needs the other. The dialog and its looks are the Stripe room's. */
const PARTS = [
  '../stripe/browser/node',
  '../stripe/browser/styles',
  '../stripe/browser/dialog',
  'browser/button',
  'browser/buyer',
  'browser/session',
  'browser/core',
];

/** A module as a piece of one script: without types, imports and exports. */
async function readPart(name: string): Promise<string> {
  const source = await readFile(join(import.meta.dirname, `${name}.ts`), 'utf8');
  return stripTypeScriptTypes(source)
    .replace(/^import\s[^;]*;$/gm, '')
    .replace(/^export /gm, '');
}

/** The stand-in for PayPal's v6 core script, read anew each time so that an edit shows at the next load. */
export async function answerScript(settings: { clientId: string; trouble: string }): Promise<RoomAnswer> {
  const parts = await Promise.all(PARTS.map(readPart));
  return {
    status: 200,
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
    body: `'use strict';\n(() => {\nconst SETTINGS = ${JSON.stringify(settings)};\n${parts.join('\n')}\n})();\n`,
  };
}
