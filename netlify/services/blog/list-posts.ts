import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostListed } from '../../../src/domain/blog/admin-blog.api.ts';
import { POST_FILES } from '../../../src/domain/blog/post-files.ts';
import { postState } from '../../../src/domain/blog/post-state.ts';
import { inNewYork } from '../../../src/domain/shared/new-york-time.ts';
import { readPostHead, type PostHead } from './rules.ts';

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
