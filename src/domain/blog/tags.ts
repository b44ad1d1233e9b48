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
