import * as z from 'zod/mini';
import type { EditorAnswer } from '../../../src/domain/blog/admin-editor.api.ts';
import type { Database } from '../../database/client.ts';
import type { Staff } from '../../lib/http/call.ts';
import { required } from '../../lib/config.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { parseInput, readJson } from '../../lib/http/read-request.ts';
import { askGithub } from '../../providers/github/ask-github.ts';
import type { PreparedCommit } from '../../providers/github/prepare-commit.ts';
import { commitPosts, commitSchema } from './commit-posts.ts';
import { problemIn, withStoredPhones } from './content-problem.ts';
import { editorOperation, type EditorOperation } from './editor-operation.ts';
import { buildProblemAfter } from './site-after.ts';

/** Netlify hands over 6 MB at most; a picture grows by a third in base64. */
const MAX_BYTES = 5_800_000;
const QUERY_MAX_LENGTH = 200_000;

const bodySchema = z.object({
  query: z.string().check(z.maxLength(QUERY_MAX_LENGTH)),
  variables: z.optional(z.object({ input: z.optional(z.unknown()) })),
});

const answerSchema = z.object({
  data: z.optional(z.unknown()),
  errors: z.optional(z.array(z.looseObject({ message: z.string() }))),
});

const MOVED: EditorAnswer = {
  errors: [{ message: 'Someone else saved changes in the meantime, so yours weren’t saved.' }],
};

/** Only the variables that we set ourselves. */
function variablesOf({ variables }: EditorOperation): Readonly<Record<string, string>> {
  const { repository, branch } = required('github');
  const [owner = '', repo = ''] = repository.split('/');
  const known: Readonly<Record<string, string>> = { owner, repo, branch };
  if (variables.some((name) => !Object.hasOwn(known, name))) throw new CodedError('invalid_input');
  return known;
}

async function read(query: string, operation: EditorOperation): Promise<EditorAnswer> {
  const body = { query, variables: variablesOf(operation) };
  const answer = await askGithub({ method: 'POST', path: '/graphql', body }, answerSchema);
  return {
    ...(answer?.data === undefined ? {} : { data: answer.data }),
    ...(answer?.errors ? { errors: answer.errors } : {}),
  };
}

function savedAnswer({ sha, date, files }: PreparedCommit, operation: EditorOperation): EditorAnswer {
  const ids = [...operation.files].map(([name, path]) => [name, { oid: files.get(path) }] as const);
  const commit = { ...Object.fromEntries(ids), oid: sha, committedDate: date };
  return { data: { createCommitOnBranch: { commit } } };
}

/** Answers one GraphQL operation of the post editor's. Throws invalid_input, too_large, repository_refused, unavailable. */
export async function runEditorQuery(db: Database, staff: Staff, request: Request): Promise<EditorAnswer> {
  const { query, variables } = await parseInput(bodySchema, await readJson(request, MAX_BYTES));
  const operation = await editorOperation(query);
  if (!operation.isWrite) return read(query, operation);
  const typed = await parseInput(commitSchema, variables?.input);
  const additions = typed.fileChanges.additions.map(withStoredPhones);
  const input = { ...typed, fileChanges: { ...typed.fileChanges, additions } };
  const problem = (await problemIn(additions)) ?? (await buildProblemAfter(input));
  if (problem !== null) return { errors: [{ message: problem }] };
  const commit = await commitPosts(db, staff, input);
  return commit ? savedAnswer(commit, operation) : MOVED;
}
