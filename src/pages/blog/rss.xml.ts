import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { BUSINESS_NAME } from '../../business/business.ts';
import { BLOG_FEED_LENGTH } from '../../business/constants.ts';
import { slugName } from '../../domain/shared/text/slug-name.ts';
import { postMoment } from '../../features/blog/post-day.ts';
import { allPosts } from '../../features/blog/posts.ts';
import { blogFeedPath, blogPath, postPath } from '../../paths.ts';

export const GET: APIRoute = async ({ site }) => {
  const posts = await allPosts();
  return rss({
    title: `${BUSINESS_NAME}: straight talk from the scale house`,
    description: 'How metal is graded, weighed and paid, by the people who do it at our three yards.',
    site: new URL(blogPath, site).href,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-us</language><atom:link href="${new URL(blogFeedPath, site).href}" rel="self" type="application/rss+xml"/>`,
    items: posts.slice(0, BLOG_FEED_LENGTH).map(({ slug, title, description, date, tags }) => ({
      title,
      description,
      link: new URL(postPath(slug), site).href,
      pubDate: new Date(postMoment(date)),
      categories: tags.map(slugName),
    })),
  });
};
