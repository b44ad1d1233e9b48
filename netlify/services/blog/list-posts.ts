import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { PostListed } from '../../../src/domain/blog/admin-blog.api.ts';
import { EDITOR_API, type EditorSetup, type EditorTree } from '../../../src/domain/blog/admin-editor.api.ts';
import { isEditorFile, POST_FILES } from '../../../src/domain/blog/post-files.ts';
import { postState } from '../../../src/domain/blog/post-state.ts';
import { inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import { config, required } from '../../lib/config.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { askGithub, readGithubFile } from '../../providers/github/ask-github.ts';
import { isGitId } from './editor-operation.ts';

// The part of a post's front matter that the list shows; src/domain/content/post.schema.ts is all of it, which the build requires.
const HEAD = z.object({
  title: z.string(),
  date: z.iso.date(),
  updated: z.optional(z.iso.date()),
  author: z.string(),
  tags: z.array(z.string()),
  draft: z._default(z.boolean(), false),
});

type PostHead = z.infer<typeof HEAD>;

/** The front matter of a post, or null if it cannot be read. The parser is loaded here, because not every cold start needs it. */
export async function readPostHead(markdown: string): Promise<PostHead | null> {
  const { parse } = await import('yaml');
  const head = /^---\r?\n([\s\S]*?)\r?\n---\s/.exec(markdown)?.[1] ?? '';
  try {
    return HEAD.parse(parse(head, { schema: 'core' }));
  } catch {
    return null;
  }
}

/** What the editor lacks to write posts. */
export const readEditorSetup = (): EditorSetup => ({ missing: config().githubMissing });

const treeSchema = z.object({
  sha: z.string(),
  truncated: z.boolean(),
  tree: z.array(
    z.object({ type: z.string(), path: z.string(), sha: z.string(), size: z._default(z.number(), 0) }),
  ),
});

/** Posts and pictures at a commit or on the branch. Throws not_found, repository_refused, unavailable. */
export async function readEditorTree(commit: string): Promise<EditorTree> {
  if (commit !== EDITOR_API.branch && !isGitId(commit)) throw new CodedError('not_found');
  const at = isGitId(commit) ? commit : required('github').branch;
  const found = await askGithub({ method: 'GET', path: `/git/trees/${at}?recursive=1` }, treeSchema);
  if (!found) throw new CodedError('not_found');
  return { ...found, tree: found.tree.filter(({ path }) => isEditorFile(path)) };
}

/** A file's bytes by Git's id of them. Throws not_found, repository_refused, unavailable. */
export async function readEditorFile(sha: string): Promise<Uint8Array> {
  if (!isGitId(sha)) throw new CodedError('not_found');
  return readGithubFile(sha);
}

function listed(slug: string, head: PostHead | null, today: string): PostListed {
  if (head === null) {
    return { slug, title: slug, date: null, updated: null, author: '', tags: [], state: 'unreadable' };
  }
  const { title, date, updated = null, author, tags } = head;
  return { slug, title, date, updated, author, tags, state: postState(head, today) };
}

/** Drafts come before published posts. */
const ORDER = { unreadable: 0, draft: 1, ahead: 2, published: 3 } as const;

/**
 * Reads the posts that are deployed with the function (netlify.toml, `included_files`). Netlify starts functions in the folder that
 * its included files are relative to; locally that is the repository.
 */
export async function listBlogPosts(now = new Date()): Promise<readonly PostListed[]> {
  const folder = join(process.cwd(), POST_FILES.posts);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const { date: today } = inNewYork(now);
  const posts = await Promise.all(
    names.map(async (name) =>
      listed(name.slice(0, -3), await readPostHead(await readFile(join(folder, name), 'utf8')), today),
    ),
  );
  return posts.toSorted(
    (a, b) =>
      ORDER[a.state] - ORDER[b.state] ||
      (b.date ?? '').localeCompare(a.date ?? '') ||
      a.slug.localeCompare(b.slug),
  );
}
