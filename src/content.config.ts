import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { postSchema } from './domain/content/post.schema.ts';
import { materialSchema } from './domain/content/material.schema.ts';

const materials = defineCollection({
  loader: glob({ base: './src/content/materials', pattern: '*.md' }),
  schema: materialSchema,
});

const blog = defineCollection({
  loader: glob({ base: './src/content/blog', pattern: '*.md', retainBody: false }),
  schema: ({ image }) => postSchema(image()),
});

export const collections = { materials, blog };
