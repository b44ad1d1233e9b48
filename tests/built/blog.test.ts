import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SPANISH_POSTS } from '../../src/domain/content/spanish-posts.ts';
import { postPath as spanishPostPath } from '../../src/paths.es.ts';
import { postPath } from '../../src/paths.ts';
import { BUILT_PAGES, type BuiltPage } from './built-page.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), 'utf8');

const posts = globSync('src/content/blog/*.md', { cwd: root }).map((file) => {
  const head = read(file).split(/^---$/m)[1] ?? '';
  return {
    slug: basename(file, '.md'),
    title: /^title: ["']?(.*?)["']?$/m.exec(head)?.[1] ?? '',
    isDraft: /^draft: true$/m.test(head),
  };
});
const published = posts.filter(({ isDraft }) => !isDraft);
const drafts = posts.filter(({ isDraft }) => isDraft);

interface Posting {
  readonly '@type'?: string;
  readonly image?: readonly string[];
  readonly inLanguage?: string;
}

/** The page's structured data. */
const posting = (slug: string): Posting =>
  [...read('dist/blog', `${slug}.html`).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .flatMap(([, text = '[]']) => JSON.parse(text) as Posting[])
    .find((block) => block['@type'] === 'BlogPosting') ?? {};

test('there are posts, and a draft to hold back', () => {
  expect(published.length).toBeGreaterThanOrEqual(6);
  expect(drafts.length).toBeGreaterThanOrEqual(1);
});

test('no draft is published, nor named anywhere', () => {
  const built = globSync('dist/**/*.{html,xml,txt}', { cwd: root });
  for (const { slug, title } of drafts) {
    expect(existsSync(join(root, 'dist/blog', `${slug}.html`))).toBe(false);
    const naming = built.filter((file) => [slug, title].some((words) => read(file).includes(words)));
    expect(naming).toEqual([]);
  }
});

// Asked: 25
test.each(published)('$slug is in list and feed, and describes itself', ({ slug, title }) => {
  for (const list of ['dist/blog.html', 'dist/blog/rss.xml']) expect(read(list)).toContain(`/blog/${slug}`);
  const described = posting(slug);
  expect(described).toMatchObject({
    headline: title,
    mainEntityOfPage: expect.stringMatching(new RegExp(`^http.*/blog/${slug}$`)),
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00-0[45]:00$/),
  });
  const [picture = ''] = described.image ?? [];
  const file = join(root, 'dist', new URL(picture).pathname);
  expect(readFileSync(file).byteLength).toBeLessThanOrEqual(61_440);
});

test('a long post makes one offer between its sections, and a short one none', () => {
  for (const { slug } of published) {
    const html = read('dist/blog', `${slug}.html`);
    const sections = html.split('<div class="prose').length - 1;
    const offers = html.split('placement="post-middle"').length - 1;
    const isLong = (html.match(/<h2 id="[^"]*">/g)?.length ?? 0) >= 5;
    expect({ slug, offers, sections }).toEqual({ slug, offers: isLong ? 1 : 0, sections: isLong ? 2 : 1 });
  }
});

describe.each(Object.keys(SPANISH_POSTS))('%s in Spanish', (slug) => {
  const [english, spanish] = [postPath(slug), spanishPostPath(slug)].map(
    (path) => BUILT_PAGES.find((page) => page.path === path) as BuiltPage,
  ) as [BuiltPage, BuiltPage];

  test('both name each other, for people and for search engines', () => {
    for (const page of [english, spanish])
      for (const [language, { path }] of Object.entries({ en: english, es: spanish }))
        expect(page.html).toMatch(
          new RegExp(`<link rel="alternate" hreflang="${language}" href="https?://[^/]+${path}">`),
        );
    expect(english.html).toMatch(new RegExp(`<a [^>]*href="${spanish.path}"[^>]*>Léalo en español</a>`));
    expect(spanish.html).toMatch(new RegExp(`<a [^>]*href="${english.path}"[^>]*>Read it in English</a>`));
    expect(read('dist/sitemap.xml')).toContain(`${spanish.path}</loc>`);
  });

  test('each says its language', () => {
    const languages = [english, spanish].map(
      ({ structuredData }) =>
        (structuredData as Posting[]).find((block) => block['@type'] === 'BlogPosting')?.inLanguage,
    );
    expect(languages).toEqual(['en', 'es']);
  });

  test('the list leads those who read Spanish to it, and the feed names the English post alone', () => {
    expect(read('dist/blog.html')).toContain(`href="${spanish.path}" hreflang="es"`);
    expect(read('dist/blog/rss.xml')).not.toContain(spanish.path);
  });
});

test.each([
  ['/es/materiales/carros', 'what-a-junk-car-is-worth'],
  ['/es/recogida', 'what-a-junk-car-is-worth'],
  ['/es/que-traer', 'what-georgia-law-asks-of-a-seller'],
])('%s leads to %s in Spanish', (path, slug) => {
  const page = BUILT_PAGES.find((each) => each.path === path);
  expect(page?.html).toContain(`href="${spanishPostPath(slug)}"`);
});
