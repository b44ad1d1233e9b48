import { CodedError } from './errors.ts';
import { handle } from './handle.ts';
import type { CallContext, Route } from './route.ts';

/** A function of several paths, each with one route: as handle() for that of the request. */
export function handlePaths(...routes: readonly [Route, ...Route[]]) {
  const byPath = new Map(routes.map((route) => [route.path, handle(route)]));
  const unknown = handle({
    ...routes[0],
    path: '/api/auth/*',
    async answer() {
      throw new CodedError('not_found');
    },
  });
  return (request: Request, context: CallContext): Promise<Response> => {
    const { pathname } = new URL(request.url);
    return (byPath.get(pathname) ?? byPath.get(pathname.replace(/\/$/, '')) ?? unknown)(request, context);
  };
}
