import { expect, test } from 'vitest';
import { createRouter } from './routes.ts';

const find = createRouter(
  [
    {
      name: 'quotes',
      routes: [
        { pattern: '/api/quotes', literal: '/api/quotes', methods: ['POST'] },
        { pattern: '/api/quotes/:id/photo', expression: '^\\/api\\/quotes(?:\\/([^\\/]+?))\\/photo\\/?$' },
      ],
    },
    {
      name: 'feed',
      routes: [{ pattern: '/feed/:name', expression: '^\\/feed(?:\\/([^\\/]+?))\\/?$', prefer_static: true }],
      excludedRoutes: [{ pattern: '/feed/none', literal: '/feed/none' }],
    },
    { name: 'plain' },
    { name: 'nightly', schedule: '@daily' },
  ],
  (path) => path === '/feed/a-file',
);
const nameOf = (method: string, path: string) => find(method, path)?.target.name;

test('a path of its own finds a function, with or without a slash at the end', () => {
  expect(nameOf('POST', '/api/quotes')).toBe('quotes');
  expect(nameOf('POST', '/api/quotes/')).toBe('quotes');
  expect(nameOf('POST', '/api/quotes/more')).toBeUndefined();
});

test('a method that the route does not list finds nothing', () => {
  expect(nameOf('GET', '/api/quotes')).toBeUndefined();
  expect(nameOf('PUT', '/api/quotes/7/photo')).toBe('quotes');
});

test('HEAD and OPTIONS are methods as any other', () => {
  expect(nameOf('HEAD', '/api/quotes')).toBeUndefined();
  expect(nameOf('OPTIONS', '/api/quotes')).toBeUndefined();
  expect(nameOf('HEAD', '/api/quotes/7/photo')).toBe('quotes');
});

test('parts of the path become params, as they were sent', () => {
  expect(find('POST', '/api/quotes/a-B%20c/photo')?.params).toEqual({ id: 'a-B%20c' });
  expect(nameOf('POST', '/api/quotes/a%2Fb/photo')).toBe('quotes');
});

test('a path is taken in lower case and with its dots resolved; the signs of a name are not decoded', () => {
  expect(nameOf('POST', '/API/Quotes')).toBe('quotes');
  expect(find('POST', '/API/quotes/7/photo')?.params).toEqual({});
  expect(nameOf('POST', '/api/other/../quotes')).toBe('quotes');
  expect(nameOf('POST', '/api/%71uotes')).toBeUndefined();
  expect(nameOf('POST', '//api/quotes')).toBeUndefined();
});

test('an excluded path, and one with a file where that is preferred, find nothing', () => {
  expect(nameOf('GET', '/feed/other')).toBe('feed');
  expect(nameOf('GET', '/feed/none')).toBeUndefined();
  expect(nameOf('GET', '/feed/None/')).toBeUndefined();
  expect(nameOf('GET', '/feed/a-file')).toBeUndefined();
});

test('only a function with neither path nor schedule answers at its name', () => {
  expect(nameOf('GET', '/.netlify/functions/plain')).toBe('plain');
  expect(nameOf('POST', '/.netlify/functions/quotes')).toBeUndefined();
  expect(nameOf('POST', '/.netlify/functions/nightly')).toBeUndefined();
});

const two =
  (one: string, other: string, methods: readonly string[] = [], others: readonly string[] = []) =>
  () =>
    createRouter([
      { name: 'pictures', routes: [{ pattern: one, literal: one, methods: [...methods] }] },
      { name: 'items', routes: [{ pattern: other, literal: other, methods: [...others] }] },
    ]);

test('two functions that one request can meet are refused, however exact one of them is', () => {
  expect(two('/api/items/pictures', '/api/items/:id')).toThrow(
    'Netlify would choose between two functions: /api/items/pictures of pictures is also /api/items/:id of items. Give one',
  );
  expect(two('/api/items/:id', '/api/items/pictures')).toThrow('two functions');
  expect(two('/api/items/:id', '/api/items/:name')).toThrow('two functions');
  expect(two('/api/items/:id/pictures', '/api/items/:id/:part')).toThrow('two functions');
  expect(two('/api/items/:id/pictures', '/api/items/by-name/:name')).toThrow('two functions');
  expect(two('/api/items', '/api/items', ['GET'], [])).toThrow('two functions');
  expect(two('/api/items', '/api/items', ['GET', 'PUT'], ['PUT'])).toThrow('two functions');
  expect(two('/api/items/*', '/api/other')).toThrow('more than names and :parameters');
  expect(two('/api/items', '/api/items', ['GET'], ['PUT'])).not.toThrow();
  expect(two('/api/item-pictures', '/api/items/:id')).not.toThrow();
  expect(two('/api/items/:id/pictures', '/api/items/:id')).not.toThrow();
  expect(two('/api/items/:id/pictures', '/api/items/by-name/:name/small')).not.toThrow();
});
