import * as z from 'zod/mini';
import { areDifferent, listOf } from './fields.ts';
import { PICTURE_NAME } from './picture-name.ts';

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
const TAG = 'Please use lowercase letters, digits and single hyphens';

// Built once, because Astro asks for the schema for every post.
const FIELDS = {
  title: sentence(1, 65, {
    description: 'Headline, and title in search results. Up to 65 characters, different for each post.',
  }),
  description: sentence(50, 160, {
    description:
      'What the reader learns, in 50 to 160 characters. Shown in lists, search results and the feed.',
  }),
  date: z.coerce
    .date(DAY)
    .check(z.meta({ description: 'Publication date, such as 2026-05-18. Newer posts come first.' })),
  updated: z.optional(
    z.coerce.date(DAY).check(z.meta({ description: 'Date of the last change a reader would notice.' })),
  ),
  author: sentence(1, 60, { description: 'The writer’s name.' }),
  tags: listOf(z.string().check(z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, TAG)), 1, 5, {
    title: 'Tags',
    description:
      'One to five topics, such as copper or selling-a-car. Posts that share tags show as related.',
  }).check(z.refine(areDifferent, 'Please use each tag once')),
  draft: z._default(
    z.boolean('Please choose').check(z.meta({ description: 'Turn on to keep this post off the site.' })),
    false,
  ),
};

export const altField = (title = 'Describe the picture (alt text)') =>
  sentence(1, 300, { title, description: 'What the picture shows, for people who can’t see it.' });

/** The front matter of a post. `src` checks the path of its picture, relative to the post. */
export const postSchema = <Picture extends z.core.$ZodType>(src: Picture) =>
  z
    .strictObject(
      { ...FIELDS, image: z.strictObject({ src, alt: altField() }, PICTURE) },
      'Please fill in the fields',
    )
    .check(
      z.refine(({ date, updated }) => !updated || updated >= date, {
        path: ['updated'],
        error: 'Please choose a day on or after the publication date',
      }),
    );

/** A post in Spanish: texts alone, so that a fact is not told twice. */
export const postTextsSchema = z.strictObject({
  title: FIELDS.title,
  description: FIELDS.description,
  alt: altField(),
});

/** A post as its file has it. Whether the picture is there is asked in site-problems.ts. */
export const writtenPostSchema = postSchema(
  z.string(PICTURE).check(
    z.regex(new RegExp(String.raw`^(?:\.\./\.\./assets/blog|\.)/${PICTURE_NAME}$`), PICTURE),
    z.meta({
      title: 'Picture',
      description:
        'What the post is about, in daylight: the metal, the load, the yard. Wide, 1200 by 630 pixels or more; what matters in the middle. No license plates, and no faces of people who haven’t agreed.',
      format: 'picture',
    }),
  ),
);
