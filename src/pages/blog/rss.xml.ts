import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { BUSINESS } from '../../business/business.ts';
import { BLOG } from '../../business/constants.ts';
import { slugName } from '../../domain/shared/slug-name.ts';
import { listPosts } from '../../features/blog/posts.ts';
import { paths } from '../../paths.ts';

export const GET: APIRoute = async ({ site }) => {
  const posts = await listPosts();
  return rss({
    title: `${BUSINESS.name}: straight talk from the scale house`,
    description: 'How metal is graded, weighed and paid, by the people who do it at our three yards.',
    site: new URL(paths.blog, site).href,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-us</language><atom:link href="${new URL(paths.blogFeed, site).href}" rel="self" type="application/rss+xml"/>`,
    items: posts.slice(0, BLOG.feedLength).map(({ slug, title, description, date, tags }) => ({
      title,
      description,
      link: new URL(paths.post(slug), site).href,
      pubDate: date,
      categories: tags.map(slugName),
    })),
  });
};
