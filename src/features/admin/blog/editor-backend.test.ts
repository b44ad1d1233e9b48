import { expect, test } from 'vitest';
import { editorBackend, githubRepository } from './editor-backend.ts';

test.each([
  ['https://github.com/owner/site', 'owner/site'],
  ['https://github.com/owner/site.git', 'owner/site'],
  ['https://token@github.com/owner/site.io.git', 'owner/site.io'],
  ['git@github.com:owner/site.git', 'owner/site'],
  ['https://gitlab.com/owner/site', undefined],
  ['https://example.com/github.com/owner/site', undefined],
  ['', undefined],
])('%s is the repository %s', (url, name) => expect(githubRepository(url, 'main')?.name).toBe(name));

const repository = { name: 'owner/site', branch: 'trunk' };
const at = (hostname: string) => ({ hostname, origin: `http://${hostname}:8888` });

test('on a developer’s machine it writes to that machine, whatever repository was built', () => {
  expect(editorBackend(at('localhost'), repository)).toMatchObject({
    repo: 'this-machine/site',
    api_root: 'http://localhost:8888/sandbox/github',
  });
});

test('elsewhere it writes to GitHub’s own API, and nowhere without a repository', () => {
  const backend = editorBackend(at('www.example.com'), repository);
  expect(backend).toMatchObject({ name: 'github', repo: 'owner/site', branch: 'trunk' });
  expect(backend).not.toHaveProperty('api_root');
  expect(editorBackend(at('www.example.com'), null)).toBeNull();
});
