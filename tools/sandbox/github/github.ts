import { graphql } from 'graphql';
import type { MockAnswer, MockHandler } from '../mock-server.ts';
import { headOf, readFiles } from './files.ts';
import { createResolvers } from './resolvers.ts';
import { SCHEMA } from './schema.ts';

const NOT_FOUND: MockAnswer = { status: 404, body: { message: 'Not Found' } };
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

const USER = { id: 1, login: 'local', name: 'You, on this machine', email: '', avatar_url: '', html_url: '' };

/**
 * GitHub's API for the post editor, over the repository on this machine.
 * Any token will do, but one is required: another site's page cannot send that header without a preflight request, which
 * is refused, and it cannot use another name of this machine either.
 */
export function createGithub(root: string): MockHandler {
  const rootValue = createResolvers(root);

  async function answerRest(path: string): Promise<MockAnswer> {
    if (path === '/user') return { status: 200, body: USER };
    const [, rest = ''] = /^\/repos\/[^/]+\/[^/]+(.*)$/.exec(path) ?? [];
    const files = await readFiles(root);
    if (rest.startsWith('/git/trees/')) {
      const tree = files.map((file) => ({
        type: 'blob',
        path: file.path,
        sha: file.sha,
        size: file.content.length,
      }));
      return { status: 200, body: { sha: headOf(files), truncated: false, tree } };
    }
    if (rest.startsWith('/git/blobs/')) {
      const found = files.find(({ sha }) => rest.endsWith(`/${sha}`));
      if (!found) return NOT_FOUND;
      return { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: found.content };
    }
    if (rest.startsWith('/collaborators/')) return { status: 204, body: '' };
    return path.startsWith('/repos/') && rest === ''
      ? { status: 200, body: { permissions: { push: true } } }
      : NOT_FOUND;
  }

  return async ({ method, path, headers, body }) => {
    if (!headers.authorization || !LOCAL.test(headers.host ?? '')) {
      return { status: 401, body: { message: 'Requires authentication' } };
    }
    if (path === '/api/graphql' && method === 'POST') {
      const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
      const answer = await graphql({ schema: SCHEMA, source: query, rootValue, variableValues: variables });
      return { status: 200, body: answer };
    }
    return method === 'GET' && path.startsWith('/api/v3/')
      ? answerRest(path.slice('/api/v3'.length))
      : NOT_FOUND;
  };
}
