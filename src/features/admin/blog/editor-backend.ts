import type { GitHubBackend, CmsConfig } from '@sveltia/cms';

export interface Repository {
  /** "owner/name" */
  readonly name: string;
  readonly branch: string;
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** From Netlify's REPOSITORY_URL and BRANCH; null if the repository is not on GitHub. */
export function githubRepository(url = '', branch = ''): Repository | null {
  const name =
    /^(?:https:\/\/(?:[^@/]+@)?github\.com\/|git@github\.com:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
      url,
    )?.[1];
  return name ? { name, branch: branch || 'main' } : null;
}

/**
 * Where the editor reads and writes. On a developer's machine that is the repository on it, behind the same calls
 * (tools/sandbox/github); elsewhere GitHub, or null where the build did not say which repository.
 */
export function editorBackend(
  { hostname, origin }: Pick<Location, 'hostname' | 'origin'>,
  repository: Repository | null,
): GitHubBackend | null {
  const common = {
    name: 'github',
    auth_methods: ['token'],
    commit_messages: {
      create: 'Write the post “{{slug}}”',
      update: 'Change the post “{{slug}}”',
      delete: 'Delete the post “{{slug}}”',
      uploadMedia: 'Add the picture “{{path}}”',
      deleteMedia: 'Delete the picture “{{path}}”',
    },
  } satisfies Omit<GitHubBackend, 'repo'>;
  if (LOCAL_HOSTS.has(hostname)) {
    return { ...common, repo: 'this-machine/site', branch: 'main', api_root: `${origin}/sandbox/github` };
  }
  return repository && { ...common, repo: repository.name, branch: repository.branch };
}

/** What the build tells the editor's page. */
export interface EditorFacts {
  readonly repository: Repository | null;
  readonly config: Omit<CmsConfig, 'backend'>;
}
