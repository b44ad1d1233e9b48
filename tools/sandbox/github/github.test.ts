import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MockAnswer, MockHandler } from '../mock-server.ts';
import { createGithub } from './github.ts';

const POST = 'src/content/blog/pipes.md';
let root: string;
let github: MockHandler;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'repository '));
  await mkdir(join(root, 'src/content/blog'), { recursive: true });
  await writeFile(join(root, POST), 'Old');
  await writeFile(join(root, 'package.json'), '{}');
  github = createGithub(root);
});
afterEach(() => rm(root, { recursive: true }));

const git = (...args: readonly string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' });

const REPOSITORY = '/repos/sandbox/site';
const ask = (call: string, body?: object, authorization = 'Bearer sandbox-token') => {
  const [method = '', path = ''] = call.split(' ');
  const sent = body === undefined ? '' : JSON.stringify(body);
  return Promise.resolve(
    github({ method, path, query: new URLSearchParams(), headers: { authorization }, body: sent }),
  );
};
const made = async (path: string, body: object) => {
  const answer = await ask(`POST ${REPOSITORY}/git/${path}`, body);
  expect(answer).toMatchObject({ status: 201 });
  return (answer.body as { sha: string }).sha;
};

const HEAD = 'query { repository(owner: "a", name: "b") { ref(qualifiedName: "main") { target { oid } } } }';
const head = async () =>
  (JSON.stringify((await ask('POST /graphql', { query: HEAD })).body).match(/[\da-f]{40}/) ?? [''])[0];

const AUTHOR = { name: 'Olive Owner', email: 'olive@example.com' };

/** Commits a change of files, null for one that goes, and answers the move of the branch. */
async function change(files: Readonly<Record<string, string | null>>, onto?: string): Promise<MockAnswer> {
  const parent = onto ?? (await head());
  const tree = await Promise.all(
    Object.entries(files).map(async ([path, text]) => ({
      path,
      sha:
        text === null
          ? null
          : await made('blobs', { content: Buffer.from(text).toString('base64'), encoding: 'base64' }),
    })),
  );
  const treeId = await made('trees', { base_tree: parent, tree });
  const sha = await made('commits', {
    message: 'Change a post',
    tree: treeId,
    parents: [parent],
    author: AUTHOR,
  });
  return ask(`PATCH ${REPOSITORY}/git/refs/heads/main`, { sha, force: false });
}

test('it shows posts and pictures, and nothing else of the repository', async () => {
  const { body } = await ask(`GET ${REPOSITORY}/git/trees/main`);
  expect((body as { tree: readonly { path: string }[] }).tree.map(({ path }) => path)).toEqual([POST]);
});

test('it answers nobody without its token, and of no other repository', async () => {
  expect((await ask(`GET ${REPOSITORY}/git/trees/main`, undefined, '')).status).toBe(401);
  expect((await ask('GET /repos/somebody/else/git/trees/main')).status).toBe(404);
});

test('a post is written; where there is no Git, that is all', async () => {
  expect((await change({ [POST]: 'New' })).status).toBe(200);
  expect(await readFile(join(root, POST), 'utf8')).toBe('New');
});

test('where there is Git it is committed by its author, and what else was being worked on is not', async () => {
  git('init', '--quiet');
  git('add', 'package.json');
  await change({ [POST]: 'New' });
  expect(git('log', '--format=%s by %an <%ae>').trim()).toBe(
    'Change a post by Olive Owner <olive@example.com>',
  );
  expect(git('show', '--format=', '--name-only').trim()).toBe(POST);
  expect(git('status', '--short').trim()).toBe('A  package.json');
});

test('one commit follows the other', async () => {
  await change({ [POST]: 'New' });
  const next = await head();
  expect((await change({ [POST]: 'Newer' }, next)).status).toBe(200);
});

test('a post that was never committed can be taken away', async () => {
  git('init', '--quiet');
  expect((await change({ [POST]: null })).status).toBe(200);
  await expect(readFile(join(root, POST))).rejects.toThrow('ENOENT');
});

test.each(['package.json', 'src/content/blog/../../../package.json', 'src/content/blog/.hidden.md'])(
  '%s is not written',
  async (path) => {
    const answer = await ask(`POST ${REPOSITORY}/git/trees`, { tree: [{ path, sha: null }] });
    expect(answer.status).toBe(422);
  },
);

test('what was changed meanwhile is not written over', async () => {
  const before = await head();
  await writeFile(join(root, POST), 'Of somebody else');
  expect(await change({ [POST]: 'New' }, before)).toMatchObject({
    status: 422,
    body: { message: 'Update is not a fast forward' },
  });
  expect(await readFile(join(root, POST), 'utf8')).toBe('Of somebody else');
});
