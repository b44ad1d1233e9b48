import { BLOG_POSTS_PER_PAGE, BLOG_POSTS_PER_TAG_PAGE, BLOG_TAGS_OFFERED } from '../../business/constants.ts';
import { listPages, postsByTag } from '../../domain/blog/posts.ts';
import { blogPagePath, blogTagPath } from '../../paths.ts';
import type { Post } from './posts.ts';

/** One page of a list of posts: all posts, or those with one tag. */
export interface ListPage {
  readonly posts: readonly Post[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly tag?: string;
  /** The tags that the list offers. */
  readonly tags: readonly string[];
  readonly href: (page: number) => string;
}

type List = Pick<ListPage, 'tag' | 'tags' | 'href'>;

const inPages = (posts: readonly Post[], size: number, list: List): readonly ListPage[] =>
  listPages(posts, size).map((shown, index, { length }) => ({
    ...list,
    posts: shown,
    page: index + 1,
    pages: length,
  }));

const tagsOffered = (posts: readonly Post[]) =>
  postsByTag(posts)
    .slice(0, BLOG_TAGS_OFFERED)
    .map(([tag]) => tag);

/** The list of all posts. Its first page exists even without posts. */
export const allPostsPages = (posts: readonly Post[]): readonly ListPage[] =>
  inPages(posts, BLOG_POSTS_PER_PAGE, { tags: tagsOffered(posts), href: blogPagePath });

/** All pages of all tags. */
export function tagPages(posts: readonly Post[]): readonly (ListPage & { readonly tag: string })[] {
  const offered = tagsOffered(posts);
  return postsByTag(posts).flatMap(([tag, tagged]) =>
    inPages(tagged, BLOG_POSTS_PER_TAG_PAGE, {
      tags: offered.includes(tag) ? offered : [tag, ...offered],
      href: (page) => blogTagPath(tag, page),
    }).map((page) => ({ ...page, tag })),
  );
}
