import * as z from 'zod/mini';

// The part of a post's front matter that the list shows; src/domain/content/post.schema.ts is all of it, which the build requires.
const HEAD = z.object({
  title: z.string(),
  date: z.iso.date(),
  updated: z.optional(z.iso.date()),
  author: z.string(),
  tags: z.array(z.string()),
  draft: z._default(z.boolean(), false),
});

export type PostHead = z.infer<typeof HEAD>;

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
