import { buildSchema, graphql } from 'graphql';
import { type MockAnswer, type MockHandler, type MockServer, serveMock } from '../mock-server.ts';
import { type RepositoryFile, headOf, readFiles } from './files.ts';
import { blobAnswer, createGitObjects } from './git-objects.ts';

const AUTHOR = { name: 'You, on this machine', email: 'editor@localhost', avatarUrl: '', user: null };

function commitOf(files: readonly RepositoryFile[]): object {
  const self: object = {
    __typename: 'Commit',
    oid: headOf(files),
    message: 'The files on this machine',
    committedDate: new Date().toISOString(),
    author: AUTHOR,
    history: () => ({ nodes: [self] }),
    file({ path }: { path: string }) {
      const found = files.find((file) => file.path === path);
      return found ? { oid: found.sha, name: path } : null;
    },
  };
  return self;
}

/** Resolvers of the schema, over the files below `root`. */
function createResolvers(root: string) {
  return {
    async repository() {
      const files = await readFiles(root);
      const ref = { name: 'main', target: commitOf(files), refUpdateRule: null };
      return {
        defaultBranchRef: ref,
        ref: () => ref,
        object({ oid }: { oid: string }) {
          const found = files.find(({ sha }) => sha === oid);
          if (!found) return null;
          const { content } = found;
          return {
            __typename: 'Blob',
            oid,
            byteSize: content.length,
            isTruncated: false,
            text: content.toString(),
          };
        },
      };
    },
  };
}

// The part of https://docs.github.com/public/fpt/schema.docs.graphql that the editor asks for.
const SCHEMA = buildSchema(`
  scalar GitObjectID
  scalar GitTimestamp
  scalar URI

  interface GitObject { oid: GitObjectID! }
  type Blob implements GitObject { oid: GitObjectID! byteSize: Int! isTruncated: Boolean! text: String }
  type User { databaseId: Int login: String! }
  type GitActor { name: String email: String avatarUrl(size: Int): URI! user: User }
  type TreeEntry { oid: GitObjectID! name: String! }
  type CommitHistoryConnection { nodes: [Commit] }
  type Commit implements GitObject {
    oid: GitObjectID!
    message: String!
    committedDate: GitTimestamp!
    author: GitActor
    file(path: String!): TreeEntry
    history(first: Int, path: String): CommitHistoryConnection!
  }
  type RefUpdateRule { viewerCanPush: Boolean! }
  type Ref { name: String! target: GitObject refUpdateRule: RefUpdateRule }
  type Repository {
    defaultBranchRef: Ref
    ref(qualifiedName: String!): Ref
    object(oid: GitObjectID, expression: String): GitObject
  }

  type Query { repository(owner: String!, name: String!): Repository }
`);

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
      return found ? blobAnswer(found.content) : null;
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
