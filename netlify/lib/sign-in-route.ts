import type { Endpoint } from '../../src/domain/shared/endpoint.ts';
import { assertNoPreview } from './no-preview.ts';
import { route, type Call, type Route, type RouteOptions } from './route.ts';

/** As route(), for the calls of signing in, which nobody's session guards: never in a preview. */
export function signInRoute<Input, Output>(
  contract: Endpoint<Input, Output>,
  work: (call: Call<Input>) => Promise<Output>,
  options: Pick<RouteOptions, 'status'> = {},
): Route {
  const inner = route(contract, work, options);
  return {
    ...inner,
    async answer(request, context) {
      assertNoPreview();
      return inner.answer(request, context);
    },
  };
}
