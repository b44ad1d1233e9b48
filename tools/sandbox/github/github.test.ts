import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MockHandler } from '../mock-server.ts';
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

const REPOSITORY = '/repos/sandbox/site';
const ask = (call: string, body?: object, authorization = 'Bearer sandbox-token') => {
  const [method = '', path = ''] = call.split(' ');
  const sent = body === undefined ? '' : JSON.stringify(body);
  return Promise.resolve(
    github({ method, path, query: new URLSearchParams(), headers: { authorization }, body: sent }),
  );
};

test('it answers nobody without its token, and of no other repository', async () => {
  expect((await ask(`GET ${REPOSITORY}/git/trees/main`, undefined, '')).status).toBe(401);
  expect((await ask('GET /repos/somebody/else/git/trees/main')).status).toBe(404);
});

test.each(['package.json', 'src/content/blog/../../../package.json', 'src/content/blog/.hidden.md'])(
  '%s is not written',
  async (path) => {
    const answer = await ask(`POST ${REPOSITORY}/git/trees`, { tree: [{ path, sha: null }] });
    expect(answer.status).toBe(422);
  },
);
