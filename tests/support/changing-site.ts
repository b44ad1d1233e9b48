import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/database/free-port.ts';
import { closeServer, listen } from '../../tools/host/listen.ts';
import { createStaticSite } from '../../tools/host/serve-static.ts';
import { ROOT } from '../../tools/root.ts';
import { NO_NEWS } from './no-news.ts';

export interface ChangingSite {
  readonly origin: string;
  /** Changes the files of the built site, given its folder with a slash at the end, and serves them from then on. */
  deploy(change: (dist: string) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** A copy of the built site on a port of its own, whose next version a test can deploy. Its calls find no price. */
export async function startChangingSite(): Promise<ChangingSite> {
  const root = await mkdtemp(join(tmpdir(), 'site-versions-'));
  const dist = join(root, 'dist', '/');
  await cp(join(ROOT, 'dist'), dist, { recursive: true });
  await cp(join(ROOT, 'netlify.toml'), join(root, 'netlify.toml'));
  let site = await createStaticSite(root);
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (path.startsWith('/api/'))
      response.setHeader('content-type', 'application/json').end(NO_NEWS[path] ?? '[]');
    else void site.serve(request, response, path);
  });
  const port = await freePort();
  await listen(server, port);
  return {
    origin: `http://localhost:${port}`,
    async deploy(change) {
      await change(dist);
      site = await createStaticSite(root);
    },
    async stop() {
      await closeServer(server, 0);
      await rm(root, { recursive: true, force: true });
    },
  };
}
