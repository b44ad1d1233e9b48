import { graphql } from 'graphql';
import { type MockAnswer, type MockHandler, type MockServer, serveMock } from '../mock-server.ts';
import { headOf, readFiles } from './files.ts';
import { createGitObjects } from './git-objects.ts';
import { createResolvers } from './resolvers.ts';
import { SCHEMA } from './schema.ts';

const NOT_FOUND: MockAnswer = { status: 404, body: { message: 'Not Found' } };

const SETTINGS = { token: 'sandbox-token', repository: 'sandbox/site' };

/** GitHub's API as the post editor's function asks it, over the repository on this machine. */
export function createGithub(root: string): MockHandler {
  const rootValue = createResolvers(root);
  const answerGit = createGitObjects(root);

  async function answerFiles(path: string): Promise<MockAnswer | null> {
    const files = await readFiles(root);
    if (path.startsWith('/git/trees/')) {
      const tree = files.map((file) => ({
        type: 'blob',
        path: file.path,
        sha: file.sha,
        size: file.content.length,
      }));
      return { status: 200, body: { sha: headOf(files), truncated: false, tree } };
    }
    if (path.startsWith('/git/blobs/')) {
      const found = files.find(({ sha }) => path.endsWith(`/${sha}`));
      if (!found) return NOT_FOUND;
      return { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: found.content };
    }
    return null;
  }

  return async ({ method, path, headers, body }) => {
    if (headers.authorization !== `Bearer ${SETTINGS.token}`) {
      return { status: 401, body: { message: 'Bad credentials' } };
    }
    if (path === '/graphql' && method === 'POST') {
      const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
      const answer = await graphql({ schema: SCHEMA, source: query, rootValue, variableValues: variables });
      return { status: 200, body: answer };
    }
    const prefix = `/repos/${SETTINGS.repository}`;
    if (!path.startsWith(`${prefix}/`)) return NOT_FOUND;
    const rest = path.slice(prefix.length);
    return (method === 'GET' ? await answerFiles(rest) : null) ?? answerGit(`${method} ${rest}`, body);
  };
}

export async function startGithub(root: string): Promise<MockServer> {
  const answer = createGithub(root);
  const { url, switches, stop } = await serveMock(answer);
  return {
    environment: {
      GITHUB_TOKEN: SETTINGS.token,
      GITHUB_REPOSITORY: SETTINGS.repository,
      GITHUB_MOCK_URL: url,
    },
    switches,
    // Browsers ask our function.
    browse: () => NOT_FOUND,
    stop,
  };
}
