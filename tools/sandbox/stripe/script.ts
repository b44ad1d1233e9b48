import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RoomAnswer } from '../room.ts';

// A program of its own, so that the warning about Node's type stripping stays out of everybody's terminal.
const BUNDLE = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'bundle-script.ts')];

/** The stand-in Stripe.js, written anew each time so that an edit shows at the next load. */
export async function answerScript(): Promise<RoomAnswer> {
  const { stdout } = await promisify(execFile)(process.execPath, BUNDLE);
  return {
    status: 200,
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
    body: stdout,
  };
}
