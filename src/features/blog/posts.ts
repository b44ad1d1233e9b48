import { type CollectionEntry, getCollection } from 'astro:content';
import { BLOG_SAMPLE_AUTHORS } from '../../business/about.ts';
import { BUSINESS_NAME } from '../../business/business.ts';
import { readingMinutes } from '../../domain/blog/posts.ts';
import { showsSamples } from '../../domain/launch/shows-samples.ts';

type Entry = CollectionEntry<'blog'>;

export type Post = Entry['data'] & {
  readonly slug: string;
  /** Reading time. */
  readonly minutes: number;
  readonly entry: Entry;
};

/** Where made-up authors are hidden, the business wrote their posts. */
const authorShown = (author: string): string =>
  BLOG_SAMPLE_AUTHORS.includes(author) && !showsSamples('authors') ? BUSINESS_NAME : author;

async function readPosts(): Promise<readonly Post[]> {
  const entries = await getCollection('blog', ({ data }) => import.meta.env.DEV || !data.draft);
  return entries
    .map((entry) => ({
      ...entry.data,
      author: authorShown(entry.data.author),
      slug: entry.id,
      minutes: readingMinutes(entry.rendered?.html ?? ''),
      entry,
    }))
    .toSorted((a, b) => b.date.getTime() - a.date.getTime() || (a.slug < b.slug ? -1 : 1));
}

let read: Promise<readonly Post[]> | undefined;

/** All posts, newest first. Only `npm run dev` includes drafts and reads the posts again each time. */
export const allPosts = async (): Promise<readonly Post[]> => {
  if (import.meta.env.DEV) return readPosts();
  read ??= readPosts();
  return read;
};
