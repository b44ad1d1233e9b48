import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readStaticFiles } from '../host/static-files.ts';
import { ROOT } from '../root.ts';
import { SERVED } from './limits.ts';

/** Before the path of a page of ours, at the floor. */
export const SAME_BYTES = '/same-bytes';

/** Answers a page of ours from memory, compressed as our host sends it, and looks at nothing else. */
export async function bareCopies(): Promise<(path: string, response: ServerResponse) => void> {
  const files = await readStaticFiles(join(ROOT, 'dist'));
  const bodies = new Map<string, Buffer>();
  for (const path of SERVED.paths) {
    const file = files.get(path);
    if (!file) throw new Error(`${path} is not built.`);
    bodies.set(path, (await file.variant('br')).body);
  }
  return (path, response) => {
    const body = bodies.get(path);
    if (!body) return void response.writeHead(404).end();
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': body.length,
      })
      .end(body);
  };
}
