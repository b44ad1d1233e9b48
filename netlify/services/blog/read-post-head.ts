import { parse } from 'yaml';
import * as z from 'zod/mini';

// What is read here of a head; src/features/blog/post.schema.ts says what one must be to be built.
const HEAD = z.object({
  title: z.string(),
  date: z.iso.date(),
  updated: z.optional(z.iso.date()),
  author: z.string(),
  tags: z.array(z.string()),
  draft: z._default(z.boolean(), false),
});

type PostHead = z.infer<typeof HEAD>;

/** The head of a post's Markdown; null where it cannot be read. */
export function readPostHead(markdown: string): PostHead | null {
  const head = /^---\r?\n([\s\S]*?)\r?\n---\s/.exec(markdown)?.[1] ?? '';
  try {
    return HEAD.parse(parse(head, { schema: 'core' }));
  } catch {
    return null;
  }
}
