import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { postSchema, postTextsSchema } from './domain/content/post.schema.ts';
import { materialSchema, materialTextsSchema } from './domain/content/material.schema.ts';

const materials = defineCollection({
  loader: glob({ base: './src/content/materials', pattern: ['*.md', '!*.es.md'] }),
  schema: materialSchema,
});

/** What src/es/content.config.ts builds the Spanish guides with. */
const materialsInSpanish = defineCollection({
  loader: glob({
    base: './src/content/materials',
    pattern: '*.es.md',
    generateId: ({ entry }) => entry.replace('.es.md', ''),
  }),
  schema: materialTextsSchema,
});

const blog = defineCollection({
  loader: glob({ base: './src/content/blog', pattern: '*.md', retainBody: false }),
  schema: ({ image }) => postSchema(image()),
});

/** What src/es/content.config.ts builds the Spanish posts with. */
const blogInSpanish = defineCollection({
  loader: glob({ base: './src/content/blog/es', pattern: '*.md', retainBody: false }),
  schema: postTextsSchema,
});

export const collections = { materials, materialsInSpanish, blog, blogInSpanish };
