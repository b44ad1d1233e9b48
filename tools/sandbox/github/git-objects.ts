import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isEditorFile } from '../../../src/domain/blog/post-files.ts';
import type { MockAnswer } from '../mock-server.ts';
import { blobId, changed, type Changes, headOf, readFiles, writeFiles } from './files.ts';

const execute = promisify(execFile);

interface Person {
  readonly name: string;
  readonly email: string;
}

interface MadeCommit {
  readonly changes: Changes;
  readonly parent: string;
  readonly message: string;
  readonly author: Person;
}

/** Commits these files alone if the folder is a Git repository. */
async function commitFiles(root: string, { changes, message, author }: MadeCommit): Promise<void> {
  const git = (...args: readonly string[]) =>
    execute('git', ['-C', root, ...args]).then(({ stdout }) => stdout.trim());
  const attempt = (...args: readonly string[]) => git(...args).catch(() => null);
  if ((await attempt('rev-parse', '--is-inside-work-tree')) !== 'true') return;
  // Git refuses unknown paths, such as a deleted post that was never committed.
  const listed = await git('ls-files', '-z', '--cached', '--others', '--', ...changes.keys());
  const known = listed.split('\0').filter(Boolean);
  if (known.length === 0) return;
  await git('add', '--all', '--', ...known);
  if ((await git('status', '--porcelain', '--', ...known)) === '') return;
  const { name, email } = author;
  const committer = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  const by = `--author=${name} <${email}>`;
  await git(...committer, 'commit', '--quiet', by, `--message=${message}`, '--', ...known);
}

const NOT_FOUND: MockAnswer = { status: 404, body: { message: 'Not Found' } };
/** The bytes of a file. */
export const blobAnswer = (content: Buffer): MockAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/octet-stream' },
  body: content,
});
const refused = (message: string): MockAnswer => ({ status: 422, body: { message } });

interface Bodies {
  readonly content: string;
  readonly tree: readonly { readonly path: string; readonly sha: string | null }[];
  readonly message: string;
  readonly author: Person;
  readonly parents: readonly string[];
  readonly sha: string;
}

/**
 * GitHub's calls for Git's own objects, over the files below `root`: what is made is kept in memory until the branch is moved to it.
 * https://docs.github.com/en/rest/git
 */
export function createGitObjects(root: string) {
  const blobs = new Map<string, Buffer>();
  const trees = new Map<string, Changes>();
  const commits = new Map<string, MadeCommit>();

  async function makeTree({ tree }: Bodies): Promise<MockAnswer> {
    const changes = new Map<string, Buffer | null>();
    for (const { path, sha } of tree) {
      const content = sha === null ? null : blobs.get(sha);
      if (content === undefined || !isEditorFile(path)) return refused(`No such blob, or no post: ${path}`);
      changes.set(path, content);
    }
    const sha = createHash('sha1').update(JSON.stringify(tree)).digest('hex');
    trees.set(sha, changes);
    return { status: 201, body: { sha } };
  }

  async function makeCommit(body: Omit<Bodies, 'tree'> & { readonly tree: string }): Promise<MockAnswer> {
    const changes = trees.get(body.tree);
    if (!changes) return refused('Tree SHA does not exist');
    const { message, author, parents } = body;
    const sha = headOf(changed(await readFiles(root), changes));
    commits.set(sha, { changes, message, author, parent: parents[0] ?? '' });
    return { status: 201, body: { sha, committer: { ...author, date: new Date().toISOString() } } };
  }

  // As at GitHub, of two that move the branch at once the second finds it moved.
  let moved: Promise<unknown> = Promise.resolve();
  function moveBranch(body: Bodies): Promise<MockAnswer> {
    const answer = moved.then(() => moveNow(body));
    moved = answer.catch(() => null);
    return answer;
  }

  async function moveNow({ sha }: Bodies): Promise<MockAnswer> {
    const commit = commits.get(sha);
    if (!commit) return refused('Object does not exist');
    const files = await readFiles(root);
    if (commit.parent !== headOf(files)) return refused('Update is not a fast forward');
    // Git keeps what a commit replaces: somebody may be about to read it.
    for (const file of files) if (commit.changes.has(file.path)) blobs.set(file.sha, file.content);
    await writeFiles(root, commit.changes);
    await commitFiles(root, commit);
    return { status: 200, body: { ref: 'refs/heads/main', object: { sha } } };
  }

  return async (call: string, body: string): Promise<MockAnswer> => {
    const input = () => JSON.parse(body) as never;
    if (call.startsWith('GET /git/blobs/')) {
      const content = blobs.get(call.slice('GET /git/blobs/'.length));
      return content ? blobAnswer(content) : NOT_FOUND;
    }
    if (call.startsWith('GET /git/commits/')) {
      const sha = call.slice('GET /git/commits/'.length);
      return { status: 200, body: { sha, tree: { sha } } };
    }
    switch (call) {
      case 'POST /git/blobs': {
        const content = Buffer.from((input() as Bodies).content, 'base64');
        blobs.set(blobId(content), content);
        return { status: 201, body: { sha: blobId(content) } };
      }
      case 'POST /git/trees':
        return makeTree(input());
      case 'POST /git/commits':
        return makeCommit(input());
      case 'PATCH /git/refs/heads/main':
        return moveBranch(input());
      default:
        return NOT_FOUND;
    }
  };
}
