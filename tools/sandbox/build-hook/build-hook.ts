import { type MockHandler, type MockServer, serveMock } from '../mock-server.ts';

const PATH = '/build_hooks/sandbox';

/** A mock of Netlify's build hooks. It builds nothing, and remembers what it was asked. */
export async function startBuildHook(): Promise<MockServer & { readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const answer: MockHandler = ({ method, path, query }) => {
    if (method !== 'POST' || path !== PATH) return { status: 404, body: 'Not Found' };
    asked.push(query.get('trigger_title') ?? '');
    return { status: 200, body: '' };
  };
  const { url, switches, stop } = await serveMock(answer);
  return {
    environment: { BUILD_HOOK_URL: `${url}${PATH}` },
    switches,
    asked,
    browse: () => ({ status: 200, body: asked }),
    stop,
  };
}
