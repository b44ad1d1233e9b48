import { BLOG_WORDS_PER_MINUTE } from '../../business/constants.ts';

/** Whole minutes to read a text in HTML, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / BLOG_WORDS_PER_MINUTE));
}

/** Items in pages of `size`; one empty page where there are none, as a list is always somewhere. */
export function listPages<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size));
}

interface Tagged {
  readonly tags: readonly string[];
}

/** Each tag with its posts, in their order; the most used tag first, then by name. */
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

/**
 * For each post, by slug, the others that share most tags with it: the newer first where as many are shared, none that
 * shares no tag. `posts` are newest first. Nothing is sorted, so that a thousand posts take milliseconds.
 */
export function relatedPosts<Post extends Slugged>(
  posts: readonly Post[],
  count: number,
): ReadonlyMap<string, readonly Post[]> {
  const byTag = new Map(postsByTag(posts.map(({ tags }, index) => ({ tags, index }))));
  return new Map(
    posts.map(({ slug, tags }, own) => {
      const shared = new Uint8Array(posts.length);
      for (const tag of tags)
        for (const { index } of byTag.get(tag) ?? []) shared[index] = (shared[index] ?? 0) + 1;
      shared[own] = 0;
      const found: Post[] = [];
      for (let most = tags.length; most > 0 && found.length < count; most -= 1)
        for (
          let at = shared.indexOf(most);
          at !== -1 && found.length < count;
          at = shared.indexOf(most, at + 1)
        )
          found.push(...posts.slice(at, at + 1));
      return [slug, found];
    }),
  );
}
