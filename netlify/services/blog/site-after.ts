import * as z from 'zod/mini';
import type { SiteFiles } from '../../../src/domain/content/site-files.ts';
import { required } from '../../lib/config.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { askGithub } from '../../providers/github/ask-github.ts';
import type { CommitInput } from './commit-posts.ts';
import { readEditorTree } from './list-posts.ts';

const isText = (path: string) => /\.(?:md|json)$/.test(path);

const textsSchema = z.object({
  data: z.object({
    repository: z.record(z.string(), z.nullable(z.object({ text: z.nullable(z.string()) }))),
  }),
});

/** The texts of a commit and the names of its pictures, in two calls. Throws not_found, repository_refused, unavailable. */
async function readSite(commit: string): Promise<SiteFiles> {
  const { tree } = await readEditorTree(commit);
  const texts = tree.filter(({ path }) => isText(path));
  if (texts.length === 0) return new Map(tree.map(({ path }) => [path, null]));
  const asked = texts.map(({ sha }, index) => `f${index}: object(oid: "${sha}") { ... on Blob { text } }`);
  const query = `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${asked.join('\n')} } }`;
  const [owner = '', repo = ''] = required('github').repository.split('/');
  const body = { query, variables: { owner, repo } };
  const answer = await askGithub({ method: 'POST', path: '/graphql', body }, textsSchema);
  if (!answer) throw new CodedError('unavailable');
  const { repository } = answer.data;
  return new Map([
    ...tree.map(({ path }) => [path, null] as const),
    ...texts.map(({ path }, index) => [path, repository[`f${index}`]?.text ?? ''] as const),
  ]);
}

/** The files as the commit would leave them. */
function siteAfter(before: SiteFiles, { additions, deletions }: CommitInput['fileChanges']): SiteFiles {
  const after = new Map(before);
  for (const { path } of deletions) after.delete(path);
  for (const { path, contents } of additions)
    after.set(path, isText(path) ? Buffer.from(contents, 'base64').toString() : null);
  return after;
}

/**
 * Why the build would refuse the site after a commit, in the build's own words; null if nothing. It is asked of the commit that this one follows, so nobody
 * can change another part in between. The schemas and the parser are loaded here. Throws as readSite does.
 */
export async function buildProblemAfter({
  expectedHeadOid,
  fileChanges,
}: CommitInput): Promise<string | null> {
  const before = await readSite(expectedHeadOid);
  const { newProblem } = await import('../../../src/domain/content/site-problems.ts');
  return newProblem(before, siteAfter(before, fileChanges));
}
