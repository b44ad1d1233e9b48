import * as z from 'zod/mini';
import { SAMPLES_FILE } from '../../../src/domain/content/content-files.ts';
import { type sampleSwitchSchema, samplesSchema } from '../../../src/domain/launch/samples.schema.ts';
import type { Database } from '../../database/client.ts';
import type { Staff } from '../../lib/http/call.ts';
import { required } from '../../lib/config.ts';
import { CodedError, outage } from '../../lib/http/errors.ts';
import { askGithub, readGithubFile } from '../../providers/github/ask-github.ts';
import { parseJson } from '../../providers/parse-json.ts';
import { commitPosts } from './commit-posts.ts';

const ATTEMPTS = 3;

const FILE_ON_BRANCH = `query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo) {
  ref(qualifiedName: $branch) { target { ... on Commit { oid file(path: "${SAMPLES_FILE.path}") { oid } } } } } }`;

const oid = z.object({ oid: z.string() });
const branchSchema = z.object({
  data: z.object({
    repository: z.object({ ref: z.object({ target: z.extend(oid, { file: oid }) }) }),
  }),
});

/** The branch's last commit, and its file. Throws repository_refused, unavailable. */
async function readSamples() {
  const { repository, branch } = required('github');
  const [owner = '', repo = ''] = repository.split('/');
  const body = { query: FILE_ON_BRANCH, variables: { owner, repo, branch } };
  const found = await askGithub({ method: 'POST', path: '/graphql', body }, branchSchema);
  if (!found) throw new CodedError('unavailable');
  const { oid: head, file } = found.data.repository.ref.target;
  const text = Buffer.from(await readGithubFile(file.oid)).toString();
  const samples = samplesSchema.safeParse(parseJson(text));
  if (!samples.success) throw outage(samples.error);
  return { head, samples: samples.data };
}

/** Shows samples of a kind or hides them, with the owner as the commit's author. Throws as its contract says, and unavailable. */
export async function showSamples(
  db: Database,
  staff: Staff,
  { sample, shown }: z.output<typeof sampleSwitchSchema>,
): Promise<{ readonly shown: boolean }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { head, samples } = await readSamples();
    if (samples[sample] === shown) return { shown };
    const text = `${JSON.stringify({ ...samples, [sample]: shown }, null, 2)}\n`;
    const addition = { path: SAMPLES_FILE.path, contents: Buffer.from(text).toString('base64') };
    const commit = await commitPosts(db, staff, {
      message: { headline: `${shown ? 'Show' : 'Hide'} samples: ${sample}` },
      expectedHeadOid: head,
      fileChanges: { additions: [addition], deletions: [] },
    });
    if (commit) return { shown };
  }
  throw new CodedError('changed_since');
}
