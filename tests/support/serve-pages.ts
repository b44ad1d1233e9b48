import { createServer } from 'node:http';
import { closeServer, listen, listener } from '../../tools/host/listen.ts';
import type { createStaticSite } from '../../tools/host/serve-static.ts';

type Site = Awaited<ReturnType<typeof createStaticSite>>;

/** Serves a site's pages on a separate port and, instead of functions, the JSON that `answerOf` has for a path. */
export async function servePages(
  site: () => Site,
  answerOf: (path: string, method?: string) => string | undefined,
) {
  const server = createServer(
    listener((request, response) => {
      const [path = '/'] = (request.url ?? '/').split('?', 1);
      const answer = answerOf(path, request.method);
      if (answer === undefined) return site().serve(request, response, path);
      return response.setHeader('content-type', 'application/json').end(answer);
    }),
  );
  const port = await listen(server);
  return { origin: `http://localhost:${port}`, stop: () => closeServer(server, 0) };
}
