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

const TOKEN = { host: 'localhost:8888', authorization: 'token any' };
const ask = (path: string, headers: Record<string, string> = TOKEN, body = '') =>
  Promise.resolve(
    github({
      method: body ? 'POST' : 'GET',
      path: `/api${path}`,
      query: new URLSearchParams(),
      headers,
      body,
    }),
  );
const graphql = async (query: string, variables: object = {}) =>
  (await ask('/graphql', TOKEN, JSON.stringify({ query, variables }))).body as {
    data?: Record<string, Record<string, { oid: string }>>;
    errors?: readonly { message: string }[];
  };

const HEAD = 'query { repository(owner: "a", name: "b") { ref(qualifiedName: "main") { target { oid } } } }';
const head = async () => (JSON.stringify((await graphql(HEAD)).data).match(/[\da-f]{40}/) ?? [''])[0];
const change = async (fileChanges: object, expectedHeadOid?: string) =>
  graphql(
    `
      mutation ($input: CreateCommitOnBranchInput!) {
        createCommitOnBranch(input: $input) {
          commit {
            oid
          }
        }
      }
    `,
    {
      input: {
        branch: { branchName: 'main' },
        message: { headline: 'Change a post' },
        expectedHeadOid: expectedHeadOid ?? (await head()),
        fileChanges,
      },
    },
  );
const save = (path: string, text: string, expectedHeadOid?: string) =>
  change({ additions: [{ path, contents: Buffer.from(text).toString('base64') }] }, expectedHeadOid);
const treeOf = ({ body }: MockAnswer) =>
  (body as { tree: readonly { path: string }[] }).tree.map(({ path }) => path);

test('it shows posts and pictures, and nothing else of the repository', async () => {
  expect(treeOf(await ask('/v3/repos/a/b/git/trees/main'))).toEqual([POST]);
});

test.each([
  ['without a token', { host: 'localhost:8888' }],
  ['by another name of this machine', { host: 'attacker.example', authorization: 'token any' }],
])('it answers nobody %s', async (_, headers) => {
  expect((await ask('/v3/user', headers)).status).toBe(401);
});

test('a post is written; where there is no Git, that is all', async () => {
  expect((await save(POST, 'New')).errors).toBeUndefined();
  expect(await readFile(join(root, POST), 'utf8')).toBe('New');
});

test('where there is Git it is committed, and what else was being worked on is not', async () => {
  git('init', '--quiet');
  git('add', 'package.json');
  await save(POST, 'New');
  expect(git('log', '--format=%s').trim()).toBe('Change a post');
  expect(git('show', '--format=', '--name-only').trim()).toBe(POST);
  expect(git('status', '--short').trim()).toBe('A  package.json');
});

test('a post that was never committed can be taken away', async () => {
  git('init', '--quiet');
  expect((await change({ deletions: [{ path: POST }] })).errors).toBeUndefined();
  await expect(readFile(join(root, POST))).rejects.toThrow('ENOENT');
});

test.each([
  'package.json',
  'src/content/blog/../../../package.json',
  'src/content/blog/.hidden.md',
  'src/content/blog/a/b.md',
])('%s is not written', async (path) => {
  expect((await save(path, 'New')).errors?.[0]?.message).toMatch(/^Only posts/);
  expect(await readFile(join(root, 'package.json'), 'utf8')).toBe('{}');
});

test('what was changed meanwhile is not written over', async () => {
  const before = await head();
  await writeFile(join(root, POST), 'Of somebody else');
  expect((await save(POST, 'New', before)).errors?.[0]?.message).toMatch(/another commit/);
  expect(await readFile(join(root, POST), 'utf8')).toBe('Of somebody else');
});
