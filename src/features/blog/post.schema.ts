import { z } from 'astro/zod';

/** A line of text that is not empty. */
const sentence = z.string().trim().min(1);

// Built once, because Astro asks for the schema for every post.
const FIELDS = {
  title: sentence
    .max(65)
    .describe('Headline, and title in a search result. At most 65 characters; no other post has it.'),
  description: sentence
    .min(50)
    .max(160)
    .describe('What the reader learns, in 50 to 160 characters: for lists, search results and the feed.'),
  date: z.coerce.date().describe('Day of publication: 2026-05-18. Newer posts come first.'),
  updated: z.coerce.date().optional().describe('Day of the last change that a reader would notice.'),
  author: sentence.max(60).describe('Who wrote it, by name.'),
  tags: z
    .array(z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'small letters, digits and single dashes'))
    .min(1)
    .max(5)
    .refine((tags) => new Set(tags).size === tags.length, 'a tag stands once')
    .describe('One to five subjects: copper, selling-a-car. Posts that share tags are shown as related.'),
  draft: z.boolean().default(false).describe('true: shown by `npm run dev` alone, never published.'),
};
const IMAGE = {
  alt: sentence.describe('What the picture shows, for those who cannot see it.'),
};

/** The front matter of a post. `picture` checks the path of its picture, relative to the post. */
export const postSchema = <Picture extends z.ZodType>(picture: Picture) =>
  z
    .strictObject({
      ...FIELDS,
      image: z.strictObject({
        src: picture.describe('The picture, 1200 by 630: a file beside the post or in src/assets/blog.'),
        ...IMAGE,
      }),
    })
    .refine(({ date, updated }) => !updated || updated >= date, {
      path: ['updated'],
      message: 'updated cannot be before date',
    });
