import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { GraphQLError } from 'graphql';
import { headOf, isPostFile, readFiles, type RepositoryFile, writeFiles } from './files.ts';

const execute = promisify(execFile);

/** Commits these files alone if the folder is a Git repository. */
async function commit(root: string, paths: readonly string[], message: string): Promise<void> {
  const git = (...args: readonly string[]) =>
    execute('git', ['-C', root, ...args]).then(({ stdout }) => stdout.trim());
  const attempt = (...args: readonly string[]) => git(...args).catch(() => null);
  if ((await attempt('rev-parse', '--is-inside-work-tree')) !== 'true') return;
  // Git refuses unknown paths, such as a deleted post that was never committed.
  const known = (await git('ls-files', '-z', '--cached', '--others', '--', ...paths))
    .split('\0')
    .filter(Boolean);
  if (known.length === 0) return;
  await git('add', '--all', '--', ...known);
  if ((await git('status', '--porcelain', '--', ...known)) === '') return;
  const hasName = (await attempt('config', 'user.email')) !== null;
  const name = hasName ? [] : ['-c', 'user.name=Blog editor', '-c', 'user.email=editor@localhost'];
  await git(...name, 'commit', '--quiet', `--message=${message}`, '--', ...known);
}

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
