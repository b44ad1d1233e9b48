import * as z from 'zod/mini';
import { required } from '../../lib/config.ts';
import { askGithub } from './ask-github.ts';

export interface NewCommit {
  /** The commit that it follows. */
  readonly head: string;
  readonly message: string;
  readonly author: { readonly name: string; readonly email: string };
  /** Contents in base64. */
  readonly additions: readonly { readonly path: string; readonly contents: string }[];
  readonly deletions: readonly string[];
}

export interface PreparedCommit {
  readonly sha: string;
  /** ISO time. */
  readonly date: string;
  /** What Git calls the content of each added file, by its path. */
  readonly files: ReadonlyMap<string, string>;
}

const named = z.object({ sha: z.string() });
const parent = z.object({ tree: named });
const made = z.object({ sha: z.string(), committer: z.object({ date: z.string() }) });

/** A file of a tree; without an id it goes. */
const entry = (path: string, sha: string | null) => ({ path, mode: '100644', type: 'blob', sha });

/**
 * Makes a commit that nothing points to yet, by GitHub's calls for Git's own objects: its commit in one call has the token's
 * owner as its author. null if it does not fit what is there. https://docs.github.com/en/rest/git
 */
export async function prepareCommit(commit: NewCommit): Promise<PreparedCommit | null> {
  const { head, message, author, additions, deletions } = commit;
  const [base, ...blobs] = await Promise.all([
    askGithub({ method: 'GET', path: `/git/commits/${head}` }, parent),
    ...additions.map(({ contents }) =>
      askGithub(
        { method: 'POST', path: '/git/blobs', body: { content: contents, encoding: 'base64' } },
        named,
      ),
    ),
  ]);
  const files = additions.flatMap(({ path }, index) => {
    const blob = blobs[index];
    return blob ? [[path, blob.sha] as const] : [];
  });
  if (!base || files.length < additions.length) return null;
  const body = {
    base_tree: base.tree.sha,
    tree: [...files.map(([path, sha]) => entry(path, sha)), ...deletions.map((path) => entry(path, null))],
  };
  const tree = await askGithub({ method: 'POST', path: '/git/trees', body }, named);
  if (!tree) return null;
  const done = await askGithub(
    { method: 'POST', path: '/git/commits', body: { message, author, tree: tree.sha, parents: [head] } },
    made,
  );
  return done && { sha: done.sha, date: done.committer.date, files: new Map(files) };
}

/** Moves the branch on to a prepared commit; false if it has moved elsewhere in the meantime. */
export async function moveBranch({ sha }: PreparedCommit): Promise<boolean> {
  const { branch } = required('github');
  const path = `/git/refs/heads/${branch}` as const;
  return (await askGithub({ method: 'PATCH', path, body: { sha, force: false } }, z.unknown())) !== null;
}
