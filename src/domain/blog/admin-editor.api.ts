import { answer, endpoint } from '../shared/contract/endpoint.ts';

/**
 * What the editor of posts asks GitHub, answered by us: the server has the token, and decides repository, branch and author.
 * The paths are those the editor makes of these two roots.
 */
export const EDITOR_API = {
  rest: '/api/admin/blog/github/api/v3',
  graphql: '/api/admin/blog/github/graphql',
  /** What the editor calls the repository and its branch; the server knows the real ones. */
  repository: 'site/posts',
  branch: 'main',
} as const;

export interface EditorSetup {
  /** Settings without which nothing can be written. */
  readonly missing: readonly string[];
}

export const readEditorSetupApi = endpoint('GET /api/admin/blog/editor', {
  output: answer<EditorSetup>(),
  access: 'office',
});

export const readEditorUserApi = endpoint('GET /api/admin/blog/github/api/v3/user', {
  output: answer<{ id: string; login: string; name: string; email: string; avatar_url: '' }>(),
  access: 'office',
});

/** Whether a person may write: anybody who gets an answer may. */
export const checkEditorAccessApi = endpoint(
  'GET /api/admin/blog/github/api/v3/repos/site/posts/collaborators/:login',
  { output: answer<{ permission: 'write' }>(), access: 'office' },
);

export interface EditorTree {
  readonly sha: string;
  readonly truncated: boolean;
  readonly tree: readonly {
    readonly type: string;
    readonly path: string;
    readonly sha: string;
    readonly size: number;
  }[];
}

/** The posts and their pictures at a commit or on the branch; no other file of the repository. */
export const readEditorTreeApi = endpoint(
  'GET /api/admin/blog/github/api/v3/repos/site/posts/git/trees/:commit',
  { output: answer<EditorTree>(), access: 'office', errors: ['repository_refused'] },
);

export const readEditorFileApi = endpoint(
  'GET /api/admin/blog/github/api/v3/repos/site/posts/git/blobs/:sha',
  {
    output: answer<Uint8Array>(),
    file: { type: 'application/octet-stream', name: 'post-file' },
    access: 'office',
    errors: ['repository_refused'],
  },
);

/** As GitHub answers: what went wrong with the query itself is not an HTTP error. */
export interface EditorAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[];
}

/** The editor's GraphQL: a few reads, and the commit that saves posts and pictures. The verb reads the body, as pictures make it large. */
export const runEditorQueryApi = endpoint('POST /api/admin/blog/github/graphql', {
  body: 'file',
  output: answer<EditorAnswer>(),
  access: 'office',
  errors: ['repository_refused'],
});
