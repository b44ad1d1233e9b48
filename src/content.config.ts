import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { METAL_NAMES } from './domain/prices/metal-types.ts';
import { postSchema, sentence } from './features/blog/post.schema.ts';

const materials = defineCollection({
  loader: glob({ base: './src/content/materials', pattern: '*.md' }),
  schema: z.strictObject({
    title: sentence
      .max(60)
      .describe('Title of the page in a search result; the name of the business follows it.'),
    description: sentence.max(160).describe('One or two sentences under that title.'),
    name: sentence.describe('What the material is called on the page: "Copper".'),
    drawing: sentence.describe('What the drawing shows, for those who cannot see it.'),
    metalTypes: z
      .array(z.enum(Object.keys(METAL_NAMES)))
      .min(1)
      .describe(
        'Prices shown on the page, by the types of src/domain/prices/metal-types.ts, best known first.',
      ),
    recognise: z
      .array(z.strictObject({ test: sentence.describe('One or two words.'), finding: sentence }))
      .min(3)
      .describe('What to try at home and what it tells.'),
    grades: z
      .array(
        z.strictObject({
          name: sentence,
          look: sentence.describe('How to tell it.'),
          price: sentence.describe(
            'What it does to the price: a usual range against the grade whose price stands above.',
          ),
        }),
      )
      .min(2)
      .describe('Best paid first.'),
    lowers: z.array(sentence).min(2).describe('What brings the price down, most common first.'),
    law: z
      .array(sentence)
      .min(2)
      .describe('What Georgia law requires: facts alone, each checked by the owner.'),
    faq: z.array(z.strictObject({ question: sentence, answer: sentence })).min(3),
  }),
});

const blog = defineCollection({
  loader: glob({ base: './src/content/blog', pattern: '*.md', retainBody: false }),
  schema: ({ image }) => postSchema(image()),
});

export const collections = { materials, blog };
