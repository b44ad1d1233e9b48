import { postsByTag } from './tags.ts';

interface Tagged {
  readonly slug: string;
  readonly tags: readonly string[];
}

/**
 * For each post, by slug, the others that share most tags with it: the newer first where as many are shared, none that
 * shares no tag. `posts` are newest first. Nothing is sorted, so that a thousand posts take milliseconds.
 */
export function relatedPosts<Post extends Tagged>(
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
