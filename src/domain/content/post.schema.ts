import * as z from 'zod/mini';
import { areDifferent, listOf } from './fields.ts';

const REQUIRED = 'Please fill this in';

/** A line of text that is not empty, with its hint. */
const sentence = (
  shortest: number,
  longest: number,
  meta: { readonly title?: string; description: string },
) =>
  z
    .string(REQUIRED)
    .check(
      z.trim(),
      z.minLength(shortest, shortest === 1 ? REQUIRED : `Please use at least ${shortest} characters`),
      z.maxLength(longest, `Please use at most ${longest} characters`),
      z.meta(meta),
    );

const PICTURE = 'Please choose a picture';
const DAY = 'Please choose a day';
const TAG = 'Please use small letters, digits and single dashes';

// Built once, because Astro asks for the schema for every post.
const FIELDS = {
  title: sentence(1, 65, {
    description: 'Headline, and title in a search result. At most 65 characters; no other post has it.',
  }),
  description: sentence(50, 160, {
    description: 'What the reader learns, in 50 to 160 characters: for lists, search results and the feed.',
  }),
  date: z.coerce
    .date(DAY)
    .check(z.meta({ description: 'Day of publication: 2026-05-18. Newer posts come first.' })),
  updated: z.optional(
    z.coerce.date(DAY).check(z.meta({ description: 'Day of the last change that a reader would notice.' })),
  ),
  author: sentence(1, 60, { description: 'Who wrote it, by name.' }),
  tags: listOf(z.string().check(z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, TAG)), 1, 5, {
    title: 'Tags',
    description: 'One to five subjects: copper, selling-a-car. Posts that share tags are shown as related.',
  }).check(z.refine(areDifferent, 'Please use each tag once')),
  draft: z._default(
    z
      .boolean('Please choose')
      .check(z.meta({ description: 'true: shown by `npm run dev` alone, never published.' })),
    false,
  ),
};
const ALT = sentence(1, 300, {
  title: 'The picture in words',
  description: 'What the picture shows, for those who cannot see it.',
});

/** The front matter of a post. `src` checks the path of its picture, relative to the post. */
export const postSchema = <Picture extends z.core.$ZodType>(src: Picture) =>
  z
    .strictObject(
      { ...FIELDS, image: z.strictObject({ src, alt: ALT }, PICTURE) },
      'Please fill in its fields',
    )
    .check(
      z.refine(({ date, updated }) => !updated || updated >= date, {
        path: ['updated'],
        error: 'Please choose a day that is not before the first',
      }),
    );

/** A post in Spanish: texts alone, so that a fact is not told twice. */
export const postTextsSchema = z.strictObject({
  title: FIELDS.title,
  description: FIELDS.description,
  alt: ALT,
});

/** A post as the editor writes it, which cannot see whether the picture is there: that, the build does. */
export const writtenPostSchema = postSchema(
  z.string(PICTURE).check(
    z.regex(/^(?:\.\.\/\.\.\/assets\/blog|\.)\/[\w(][\w ()+.-]*$/, PICTURE),
    z.meta({
      title: 'Picture',
      description: 'The picture, 1200 by 630: a file next to the post or in src/assets/blog.',
      format: 'picture',
    }),
  ),
);
