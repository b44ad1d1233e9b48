import { GraphQLError } from 'graphql';
import { commit } from './commit.ts';
import { headOf, isPostFile, readFiles, writeFiles, type RepositoryFile } from './files.ts';

interface NewCommit {
  readonly input: {
    readonly message: { readonly headline: string };
    readonly expectedHeadOid: string;
    readonly fileChanges?: {
      readonly additions?: readonly { readonly path: string; readonly contents: string }[];
      readonly deletions?: readonly { readonly path: string }[];
    };
  };
}

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

/** What the schema asks for by name, over the files below `root`. */
export function createAnswers(root: string) {
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
    async createCommitOnBranch({ input }: NewCommit) {
      const { additions = [], deletions = [] } = input.fileChanges ?? {};
      const paths = [...additions, ...deletions].map(({ path }) => path);
      if (!paths.every(isPostFile)) throw new GraphQLError('Only posts and their pictures are written here.');
      if (input.expectedHeadOid !== headOf(await readFiles(root))) {
        throw new GraphQLError(
          'Expected branch to point to another commit: the files have changed meanwhile.',
        );
      }
      await writeFiles(root, additions, deletions);
      await commit(root, paths, input.message.headline);
      return { commit: commitOf(await readFiles(root)) };
    },
  };
}
