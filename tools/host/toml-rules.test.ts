import { expect, test } from 'vitest';
import { createRedirectRules } from './toml-rules.ts';

const rule = { path: '/old', to: '/new', status: 301, force: false };

test('the first rule that fits a path is followed', () => {
  const find = createRedirectRules([
    { ...rule, path: '/location/*', to: '/location/not-found.html', status: 404 },
    { ...rule, path: '/blog/:year/:slug', to: '/posts/:slug/:year' },
    { ...rule, path: '/*', to: 'https://example.com/:splat', status: 302 },
  ]);
  expect(find('/location/nowhere')).toEqual({ to: '/location/not-found.html', status: 404, force: false });
  expect(find('/location-of-nothing/x')?.to).toBe('https://example.com/location-of-nothing/x');
  expect(find('/')?.to).toBe('https://example.com/');
  expect(find('/blog/2026/copper')?.to).toBe('/posts/copper/2026');
  expect(find('/a/b')?.to).toBe('https://example.com/a/b');
});

test('a dot in a rule is a dot', () => {
  const find = createRedirectRules([{ ...rule, path: '/feed.xml' }]);
  expect(find('/feed.xml')?.to).toBe('/new');
  expect(find('/feedaxml')).toBeUndefined();
});

test('a rule that only an edge can follow is refused at the start', () => {
  expect(() => createRedirectRules([{ ...rule, conditions: { Country: ['us'] } }])).toThrow('/old');
});
