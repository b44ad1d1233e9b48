import { headOf, readFiles, type RepositoryFile } from './files.ts';

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
export function createResolvers(root: string) {
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
