import { expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

const page = (path: string, head = '') => ({
  path,
  canonical: `https://yard.example${path}`,
  html: `<head>${head}</head>`,
});
const published = '<meta property="article:published_time" content="2026-03-01T00:00:00.000Z">';
const modified = '<meta property="article:modified_time" content="2026-05-02T00:00:00.000Z">';

test('pages that search engines may know stand in it, the others do not', () => {
  const text = sitemap([page('/locations'), { ...page('/checkout'), canonical: null }]);
  expect(text).toContain('<url><loc>https://yard.example/locations</loc></url>');
  expect(text).not.toContain('checkout');
});

test.each([
  [published, '2026-03-01'],
  [published + modified, '2026-05-02'],
])('an article tells the day of its last change', (head, day) => {
  expect(sitemap([page('/blog/a', head)])).toContain(`<lastmod>${day}</lastmod>`);
});
