import * as z from 'zod/mini';
import { EDITOR_API, type EditorSetup, type EditorTree } from '../../../src/domain/blog/admin-editor.api.ts';
import { isEditorFile } from '../../../src/domain/blog/post-files.ts';
import { config, required } from '../../lib/config.ts';
import { CodedError } from '../../lib/errors.ts';
import { askGithub, readGithubFile } from '../../providers/github/ask-github.ts';
import { isGitId } from './editor-operation.ts';

/** What the editor lacks to write posts. */
export const readEditorSetup = (): EditorSetup => ({ missing: config().githubMissing });

const treeSchema = z.object({
  sha: z.string(),
  truncated: z.boolean(),
  tree: z.array(
    z.object({ type: z.string(), path: z.string(), sha: z.string(), size: z._default(z.number(), 0) }),
  ),
});

/** Posts and pictures at a commit or on the branch. Throws not_found, repository_refused, unavailable. */
export async function readEditorTree(commit: string): Promise<EditorTree> {
  if (commit !== EDITOR_API.branch && !isGitId(commit)) throw new CodedError('not_found');
  const at = isGitId(commit) ? commit : required('github').branch;
  const found = await askGithub({ method: 'GET', path: `/git/trees/${at}?recursive=1` }, treeSchema);
  if (!found) throw new CodedError('not_found');
  return { ...found, tree: found.tree.filter(({ path }) => isEditorFile(path)) };
}

/** A file's bytes by Git's id of them. Throws not_found, repository_refused, unavailable. */
export async function readEditorFile(sha: string): Promise<Uint8Array> {
  if (!isGitId(sha)) throw new CodedError('not_found');
  return readGithubFile(sha);
}
