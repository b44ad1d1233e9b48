import { BLOG_WORDS_PER_MINUTE } from '../../business/constants.ts';

/** How many whole minutes it takes to read an HTML text, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / BLOG_WORDS_PER_MINUTE));
}

/** Splits items into pages of `size`. Without items there is one empty page, so that the list has an address. */
export function listPages<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size));
}

interface Tagged {
  readonly tags: readonly string[];
}

/** Each tag with its posts in their given order: the most used tag first, then by name. */
export function postsByTag<Post extends Tagged>(
  posts: readonly Post[],
): readonly (readonly [tag: string, posts: readonly Post[]])[] {
  const byTag = new Map<string, Post[]>();
  for (const post of posts)
    for (const tag of post.tags) {
      const tagged = byTag.get(tag);
      if (tagged) tagged.push(post);
      else byTag.set(tag, [post]);
    }
  return [...byTag].toSorted(([a, ofA], [b, ofB]) => ofB.length - ofA.length || (a < b ? -1 : 1));
}

interface Slugged extends Tagged {
  readonly slug: string;
}

/** The other posts that share the most tags with `post`; of equals, those that come first in `posts`. */
export function relatedPosts<Post extends Slugged>(
  post: Post,
  posts: readonly Post[],
  count: number,
): readonly Post[] {
  const sharedTags = ({ slug, tags }: Post) =>
    slug === post.slug ? 0 : tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .map((other) => ({ other, shared: sharedTags(other) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, count)
    .map(({ other }) => other);
}
