import * as z from 'zod/mini';
import { isEditorFile } from '../../../src/domain/blog/post-files.ts';
import { isContentFile } from '../../../src/domain/content/content-files.ts';
import { areDifferent } from '../../../src/domain/content/fields.ts';
import { line } from '../../../src/domain/shared/text/text.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Staff } from '../../lib/http/call.ts';
import { moveBranch, type PreparedCommit, prepareCommit } from '../../providers/github/prepare-commit.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isGitId } from './editor-operation.ts';

const FILES_MAX = 50;
const HEADLINE_MAX_LENGTH = 200;

const path = z
  .string()
  .check(z.refine(isEditorFile, 'You can save only posts, their pictures and site content here.'));
const removable = path.check(
  z.refine((file) => !isContentFile(file), 'A page needs this file, so it can’t be deleted.'),
);
const contents = z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/));

/** The input of GitHub's createCommitOnBranch as the editor sends it; repository and branch are ours to say. */
export const commitSchema = z.object({
  message: z.object({ headline: line(1, HEADLINE_MAX_LENGTH, 'Required') }),
  expectedHeadOid: z.string().check(z.refine(isGitId)),
  fileChanges: z
    .object({
      additions: z._default(z.array(z.object({ path, contents })).check(z.maxLength(FILES_MAX)), []),
      deletions: z._default(z.array(z.object({ path: removable })).check(z.maxLength(FILES_MAX)), []),
    })
    .check(
      // What has been checked is what is written.
      z.refine(({ additions, deletions }) =>
        areDifferent([...additions, ...deletions].map((file) => file.path)),
      ),
    ),
});

export type CommitInput = z.output<typeof commitSchema>;

/** The branch has moved in the meantime: nothing is committed, and the audit entry is taken back. */
class BranchMoved extends Error {}

/**
 * Commits posts, pictures and content with one of staff as the author; null if somebody else's commit came first. If sent twice, the
 * second follows a head that has moved, and is told so. Throws repository_refused, unavailable.
 */
export async function commitPosts(
  db: Database,
  staff: Staff,
  { message, expectedHeadOid: head, fileChanges }: CommitInput,
): Promise<PreparedCommit | null> {
  const deletions = fileChanges.deletions.map((file) => file.path);
  const { name, email } = staff;
  const isContent = fileChanges.additions.some((file) => isContentFile(file.path));
  const commit = await prepareCommit({
    head,
    message: message.headline,
    author: { name, email },
    additions: fileChanges.additions,
    deletions,
  });
  if (!commit) return null;
  try {
    await inTransaction(db, async (tx) => {
      await recordAudit(tx, staff, {
        action: isContent ? 'write_content' : 'write_posts',
        subjectKind: isContent ? 'content' : 'posts',
        subjectId: commit.sha,
        after: {
          message: message.headline,
          written: fileChanges.additions.map((file) => file.path),
          deleted: deletions,
        },
      });
      // The last step inside of the transaction: without it there is no entry, and without the entry no commit.
      if (!(await moveBranch(commit))) throw new BranchMoved();
    });
  } catch (error) {
    if (error instanceof BranchMoved) return null;
    throw error;
  }
  return commit;
}
