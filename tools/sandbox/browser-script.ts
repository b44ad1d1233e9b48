import { join } from 'node:path';
import { build } from 'esbuild';
import type { MockAnswer } from './mock-server.ts';

/**
 * A mock's script for the browser, bundled at each request so that an edit shows at the next load. `file` is relative to this
 * folder; `settings` is what the script reads as SETTINGS.
 */
export async function answerScript(file: string, settings: unknown = null): Promise<MockAnswer> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, file)],
    bundle: true,
    format: 'iife',
    write: false,
    define: { SETTINGS: JSON.stringify(settings) },
  });
  return {
    status: 200,
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
    body: outputFiles.map(({ text }) => text).join(''),
  };
}
