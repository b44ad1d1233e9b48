import { BLOG_SAMPLE_AUTHORS } from '../../business/about.ts';
import { BUSINESS_NAME } from '../../business/business.ts';
import { locale } from '../../domain/shared/language/locale.ts';
import { slugName } from '../../domain/shared/text/slug-name.ts';
import { postMoment } from './post-day.ts';
import type { Post } from './posts.ts';

/** https://schema.org/BlogPosting. `url` and `image` are absolute addresses. */
export function blogPosting(
  post: Pick<Post, 'title' | 'description' | 'date' | 'updated' | 'author' | 'tags'>,
  url: string,
  image: string,
): object {
  const { title, description, date, updated = date, author, tags } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    mainEntityOfPage: url,
    headline: title,
    inLanguage: locale.language,
    description,
    image: [image],
    datePublished: postMoment(date),
    dateModified: postMoment(updated),
    // Search engines must not get a made-up author.
    author: [
      [BUSINESS_NAME, ...BLOG_SAMPLE_AUTHORS].includes(author)
        ? { '@type': 'Organization', name: BUSINESS_NAME, url: new URL('/', url).href }
        : { '@type': 'Person', name: author },
    ],
    publisher: { '@type': 'Organization', name: BUSINESS_NAME, url: new URL('/', url).href },
    // Tags are in English.
    ...(locale.language === 'en' && { keywords: tags.map(slugName) }),
  };
}
