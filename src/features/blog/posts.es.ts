import { getCollection } from 'astro:content';
import { readingMinutes } from '../../domain/blog/posts.ts';
import * as english from './posts.ts';

/** Those that are in Spanish: the texts of the Spanish file with the facts of the English one. */
export const allPosts: typeof english.allPosts = async () => {
  const [posts, translations] = await Promise.all([english.allPosts(), getCollection('blogInSpanish')]);
  return posts.flatMap((post) => {
    const texts = translations.find(({ id }) => id === post.slug);
    if (!texts) return [];
    const { title, description, alt } = texts.data;
    return {
      ...post,
      title,
      description,
      image: { ...post.image, alt },
      minutes: readingMinutes(texts.rendered?.html ?? ''),
      entry: { ...post.entry, ...texts, collection: 'blog' as const, data: post.entry.data },
    };
  });
};
