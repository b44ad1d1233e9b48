import { execFileSync } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import picturesFunction from '../../netlify/functions/pictures.ts';
import * as api from '../../src/domain/blog/admin-editor.api.ts';
import { ROOT } from '../../tools/root.ts';
import { callApi } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { picture } from '../support/pictures.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const POST = 'src/content/blog/pipes.md';
const server = useServer();
let owner: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  owner = await staffWith(server.db, 'owner');
  for (const folder of ['src/content', 'src/assets/blog'])
    await cp(join(ROOT, folder), join(server.repository, folder), { recursive: true });
  await writeFile(join(server.repository, POST), post('Old'));
  await writeFile(join(server.repository, 'package.json'), '{}');
  git('init', '--quiet');
});
afterEach(() => server.mocks.github.switches.clear());

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', server.repository, ...args], { encoding: 'utf8' }).trim();
const by = (params = {}, cookie = owner.cookie) => ({ headers: { cookie }, params });
const run = (query: string, variables: object = {}, cookie = owner.cookie) =>
  callApi(picturesFunction, api.runEditorQueryApi, {
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });

const HEAD = `query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo) {
  ref(qualifiedName: $branch) { target { ... on Commit { history(first: 1) { nodes { oid message } } } } } } }`;
const head = async () => /[\da-f]{40}/.exec(await (await run(HEAD)).text())?.[0] ?? '';

const SAVE = `mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) {
  commit { oid committedDate file_0: file(path: "${POST}") { oid } } } }`;
const inputOf = (expectedHeadOid: string, path: string, text: string) => ({
  input: {
    branch: { repositoryNameWithOwner: 'somebody/else', branchName: 'gh-pages' },
    expectedHeadOid,
    message: { headline: 'Change the post “pipes”' },
    fileChanges: { additions: [{ path, contents: Buffer.from(text).toString('base64') }], deletions: [] },
  },
});
/** A post as the build wants it. */
const post = (text: string, changes: object = {}) => {
  const fields = {
    title: 'Pipes',
    description: 'Why old plumbing is worth the trip to the yard, and how to bring it.',
    date: '2026-05-18',
    author: 'Renee Holloway',
    tags: ['copper'],
    image: { src: '../../assets/blog/junk-car.svg', alt: 'Pipes in a bin' },
    ...changes,
  };
  return `---\n${stringify(fields)}---\n${text}`;
};
const onDisk = () => readFile(join(server.repository, POST), 'utf8');
const audited = () =>
  server.db
    .select({ actor: auditLog.actorId, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.action, 'write_posts'))
    .orderBy(desc(auditLog.id));

test('the editor is told who writes, and shown posts and pictures alone', async () => {
  expect(await (await callApi(ownersFunction, api.readEditorSetupApi, by())).json()).toEqual({ missing: [] });
  const user = await (await callApi(ownersFunction, api.readEditorUserApi, by())).json();
  expect(user).toMatchObject({ name: owner.name, email: owner.email });
  const tree = await callApi(ownersFunction, api.readEditorTreeApi, by({ commit: 'main' }));
  const { tree: files } = (await tree.json()) as api.EditorTree;
  const found = await readdir(server.repository, { recursive: true });
  const shown = found.filter((name) => /\.(?:md|json|svg)$/.test(name) && name.startsWith('src/'));
  expect(files.map(({ path }) => path).toSorted()).toEqual(shown.toSorted());
  const sha = files.find(({ path }) => path === POST)?.sha ?? '';
  const file = await callApi(ownersFunction, api.readEditorFileApi, by({ sha }));
  expect(await file.text()).toBe(post('Old'));
});

// Asked: 328
test('a post is committed once, with its author and an audit entry, whatever branch was named', async () => {
  const before = await head();
  const saved = await run(SAVE, inputOf(before, POST, post('New')));
  expect(await saved.json()).toEqual({
    data: {
      createCommitOnBranch: {
        commit: { oid: await head(), committedDate: expect.any(String), file_0: { oid: expect.any(String) } },
      },
    },
  });
  expect(await onDisk()).toBe(post('New'));
  expect(git('log', '--format=%s by %an <%ae>')).toBe(
    `Change the post “pipes” by ${owner.name} <${owner.email}>`,
  );
  expect(await audited()).toEqual([
    { actor: owner.id, after: { message: 'Change the post “pipes”', written: [POST], deleted: [] } },
  ]);

  // The same again follows a head that has moved on: it is told, and writes nothing.
  const again = (await (await run(SAVE, inputOf(before, POST, post('Newer')))).json()) as api.EditorAnswer;
  expect(again.errors?.[0]?.message).toMatch(/^Someone else saved changes/);
  expect(await onDisk()).toBe(post('New'));
  expect(await audited()).toHaveLength(1);
});

// Asked: 337
test('a post is refused as the build would refuse it, with its field, and nothing is committed', async () => {
  const commits = await head();
  for (const [text, problem] of [
    ['Just text', ': Please fill in the fields'],
    [post('x', { title: 'x'.repeat(66) }), ', title: Please use at most 65 characters'],
    [
      post('x', { tags: ['Copper'] }),
      ', tags, number 1: Please use lowercase letters, digits and single hyphens',
    ],
    [post('x', { date: 'some day' }), ', date: Please choose a day'],
    [post('x', { image: { src: 'x.svg', alt: 'x' } }), ', image, src: Please choose a picture'],
    [post('x', { drafts: true }), ': unknown field drafts'],
    ['---\n: : :\n---\n', ': we can’t read this file'],
  ] as const) {
    const refused = await run(SAVE, inputOf(commits, POST, text));
    expect(await refused.json()).toEqual({ errors: [{ message: `${POST}${problem}` }] });
  }
  expect(await head()).toBe(commits);
  expect(await onDisk()).toBe(post('New'));
});

const YARD = 'src/content/yards/griffin.json';
const yardWith = async (changes: object) =>
  JSON.stringify({ ...(JSON.parse(await readFile(join(ROOT, YARD), 'utf8')) as object), ...changes });

// Asked: 339
test('content is committed with its own audit entry, and refused as the build would refuse it', async () => {
  const later = await yardWith({ weekdays: { opens: '08:00', closes: '18:00' } });
  expect((await (await run(SAVE, inputOf(await head(), YARD, later))).json()) as object).toHaveProperty(
    'data',
  );
  expect(await readFile(join(server.repository, YARD), 'utf8')).toBe(later);
  const entries = await server.db
    .select({ actor: auditLog.actorId, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.action, 'write_content'));
  expect(entries).toEqual([{ actor: owner.id, after: expect.objectContaining({ written: [YARD] }) }]);

  const closed = await yardWith({ weekdays: { opens: '08:00', closes: '07:00' } });
  for (const [text, problem] of [
    [closed, `${YARD}, weekdays, closes: Closing time must be after opening time`],
    ['{', `${YARD}: we can’t read this file`],
  ] as const) {
    const refused = await run(SAVE, inputOf(await head(), YARD, text));
    expect(await refused.json()).toEqual({ errors: [{ message: problem }] });
  }
  const copper = 'src/content/materials/copper.md';
  const page = (await readFile(join(ROOT, copper), 'utf8')).replace(/^law:$/m, 'lore:');
  const refused = await run(SAVE, inputOf(await head(), copper, page));
  expect(await refused.text()).toContain(`${copper}, law: Please fill this in`);
  expect(await readFile(join(server.repository, YARD), 'utf8')).toBe(later);
});

test.each([
  ['src/assets/blog/pipes.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['src/assets/blog/pipes.png', '<!doctype html><script>alert(1)</script>'],
  [POST, post('[Pay here](javascript:alert(1))')],
  [POST, post('<img src=x onerror=alert(1)>')],
])('what a browser would run is not committed: %s', async (path, text) => {
  const before = await head();
  const refused = await run(SAVE, inputOf(before, path, text));
  expect(await refused.json()).toEqual({ errors: [{ message: expect.stringContaining(path) as string }] });
  expect(await head()).toBe(before);
});

// Asked: 339
test('content that a page needs is not deleted', async () => {
  const { input } = inputOf(await head(), POST, 'x');
  const deleted = { ...input, fileChanges: { additions: [], deletions: [{ path: YARD }] } };
  const answer = await run(SAVE, { input: deleted });
  expect([answer.status, await codeOf(answer)]).toEqual([400, 'invalid_input']);
});

const phoneOf = async (yard: string) =>
  (
    JSON.parse(await readFile(join(server.repository, `src/content/yards/${yard}.json`), 'utf8')) as {
      readonly phone: string;
    }
  ).phone;
const saveYard = async (yard: string, changes: object) => {
  const path = `src/content/yards/${yard}.json`;
  const now = JSON.parse(await readFile(join(server.repository, path), 'utf8')) as object;
  return run(SAVE, inputOf(await head(), path, JSON.stringify({ ...now, ...changes })));
};

// Asked: 339
test('what the build refuses among files is refused before it is saved, in the words of the build', async () => {
  const before = await head();
  const same = await saveYard('newnan', { phone: await phoneOf('griffin') });
  expect(await same.json()).toEqual({
    errors: [
      {
        message:
          'src/content/yards: griffin.json and newnan.json have the same phone. Give each yard its own.',
      },
    ],
  });
  const { input } = inputOf(
    before,
    POST,
    post('x', { image: { src: '../../assets/blog/gone.svg', alt: 'x' } }),
  );
  expect(await (await run(SAVE, { input })).text()).toContain('the picture “gone.svg” isn’t on the site');
  const deletions = [{ path: 'src/assets/blog/junk-car.svg' }];
  const deleted = await run(SAVE, { input: { ...input, fileChanges: { additions: [], deletions } } });
  expect(await deleted.text()).toContain('the picture “junk-car.svg” isn’t on the site');
  expect(await head()).toBe(before);
});

test('of two changes that are fine alone and wrong together, the second is told', async () => {
  const before = await phoneOf('griffin');
  const phone = '(770) 555-0198';
  expect(await (await saveYard('griffin', { phone })).json()).toHaveProperty('data');
  expect(await (await saveYard('newnan', { phone })).text()).toContain('have the same phone');
  expect(await (await saveYard('griffin', { phone: before })).json()).toHaveProperty('data');
});

test('a picture and the post that shows it are saved at once, and each file only once', async () => {
  const { input } = inputOf(
    await head(),
    POST,
    post('x', { image: { src: '../../assets/blog/new.png', alt: 'x' } }),
  );
  const png = {
    path: 'src/assets/blog/new.png',
    contents: Buffer.from(await picture('png', 20, 20)).toString('base64'),
  };
  const saved = {
    ...input,
    fileChanges: { additions: [...input.fileChanges.additions, png], deletions: [] },
  };
  const twice = { ...saved, fileChanges: { ...saved.fileChanges, deletions: [{ path: POST }] } };
  expect((await run(SAVE, { input: twice })).status).toBe(400);
  expect(await (await run(SAVE, { input: saved })).json()).toHaveProperty('data');
});

test('an outage at the last step leaves neither commit nor audit entry', async () => {
  server.mocks.github.switches.arm(/^PATCH/, { kind: 'status', status: 503 }, 1);
  const count = (await audited()).length;
  const failed = await run(SAVE, inputOf(await head(), POST, post('Lost')));
  expect(await codeOf(failed)).toBe('unavailable');
  expect(await onDisk()).not.toBe(post('Lost'));
  expect(await audited()).toHaveLength(count);
});

test('of two who save at once, one has saved, and the other is told', async () => {
  for (const round of [1, 2, 3]) {
    const before = await head();
    const answers = await Promise.all(
      ['Ours', 'Theirs'].map((text) => run(SAVE, inputOf(before, POST, post(`${text} ${round}`)))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const told = await Promise.all(answers.map((answer) => answer.json() as Promise<api.EditorAnswer>));
    expect(told.filter(({ data }) => data !== undefined)).toHaveLength(1);
    expect(told.filter(({ errors }) => errors?.[0]?.message.startsWith('Someone else'))).toHaveLength(1);
  }
});

test('a token that GitHub refuses is told as that', async () => {
  server.mocks.github.switches.arm(/graphql$/, { kind: 'status', status: 401 }, 1);
  expect(await codeOf(await run(HEAD))).toBe('repository_refused');
});

test('a new yard is a file of its own, and checked like the others', async () => {
  const path = 'src/content/yards/macon.json';
  const save = async (changes: object) => run(SAVE, inputOf(await head(), path, await yardWith(changes)));
  expect(await (await save({ phone: '' })).text()).toContain(`${path}, phone: Please`);
  expect((await save({ name: 'Macon GA', phone: '+17705550149', order: 4 })).status).toBe(200);
  expect(await readFile(join(server.repository, path), 'utf8')).toContain('"Macon GA"');
});

// Asked: 328
test.each([
  'package.json',
  '.github/workflows/x.yml',
  'src/content/blog/../../../netlify.toml',
  'src/content/yards/Macon.json',
  'src/content/yards/all.json',
  'src/content/yards/macon/griffin.json',
  'src/business/yards.ts',
])('%s is not written', async (path) => {
  const answer = await run(SAVE, inputOf(await head(), path, 'x'));
  expect([answer.status, await codeOf(answer)]).toEqual([400, 'invalid_input']);
});

// Asked: 328
// ASVS: 4.3.1, 4.3.2
test.each([
  ['another repository', HEAD.replace('$owner, name: $repo', '"some", name: "body"')],
  ['another branch', HEAD.replace('qualifiedName: $branch', 'qualifiedName: "secret"')],
  [
    'a variable of its own',
    HEAD.replaceAll('$branch', '$other').replace('qualifiedName: $other', 'qualifiedName: $branch'),
  ],
  ['who the token belongs to', 'query { viewer { login email } }'],
  ['the schema', 'query { __schema { types { name } } }'],
  ['another field', HEAD.replace('oid message', 'oid tree { entries { name } }')],
  ['a file that is no post', HEAD.replace('first: 1', 'first: 1, path: "netlify.toml"')],
  ['two operations', `${HEAD} query B { viewer { login } }`],
  ['a fragment', `query { ...All } fragment All on Query { viewer { login } }`],
  ['another mutation', 'mutation { deleteRef(input: {refId: "x"}) { clientMutationId } }'],
  ['two mutations', SAVE.replace('} } }', '} } b: createCommitOnBranch(input: $input) { commit { oid } } }')],
  ['a directive', HEAD.replace('target {', 'target @include(if: true) {')],
  ['no GraphQL at all', '{'],
])('a query for %s is refused', async (_what, query) => {
  const answer = await run(query, inputOf(await head(), POST, 'x'));
  expect([answer.status, await codeOf(answer)]).toEqual([400, 'invalid_input']);
});

test('a tree or a file is asked for by Git’s id alone', async () => {
  const tree = await callApi(ownersFunction, api.readEditorTreeApi, by({ commit: 'secret-branch' }));
  const file = await callApi(ownersFunction, api.readEditorFileApi, by({ sha: '../../actions/secrets' }));
  expect([tree.status, file.status]).toEqual([404, 404]);
});

// Asked: 328
test('the token is in no answer and in no line of the log', async () => {
  const token = process.env['GITHUB_TOKEN'] ?? 'none';
  expect(token).not.toBe('none');
  const tree = await callApi(ownersFunction, api.readEditorTreeApi, by({ commit: 'main' }));
  const told = [await (await run(HEAD)).text(), await tree.text(), ...server.logged()].join('\n');
  expect(told).not.toContain(token);
});
