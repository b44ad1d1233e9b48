import { BLOG } from '../../business/constants.ts';
import { listPages } from '../../domain/blog/list-pages.ts';
import { postsByTag } from '../../domain/blog/tags.ts';
import { paths } from '../../paths.ts';
import type { Post } from './posts.ts';

/** One page of a list of posts: of all, or of those with a tag. */
export interface ListPage {
  readonly posts: readonly Post[];
  /** From 1. */
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
    .slice(0, BLOG.tagsOffered)
    .map(([tag]) => tag);

/** The list of all posts; its first page is there even where no post is. */
export const allPostsPages = (posts: readonly Post[]): readonly ListPage[] =>
  inPages(posts, BLOG.postsPerPage, { tags: tagsOffered(posts), href: paths.blogPage });

/** The lists of each tag, all pages of them. */
export function tagPages(posts: readonly Post[]): readonly (ListPage & { readonly tag: string })[] {
  const offered = tagsOffered(posts);
  return postsByTag(posts).flatMap(([tag, tagged]) =>
    inPages(tagged, BLOG.postsPerTagPage, {
      tags: offered.includes(tag) ? offered : [tag, ...offered],
      href: (page) => paths.blogTag(tag, page),
    }).map((page) => ({ ...page, tag })),
  );
}
