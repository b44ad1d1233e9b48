import { expect, test } from 'vitest';
import { createRouter } from './routes.ts';

const find = createRouter([
  {
    name: 'quotes',
    routes: [
      { pattern: '/api/quotes', literal: '/api/quotes', methods: ['POST'] },
      { pattern: '/api/quotes/:id/photo', expression: '^\\/api\\/quotes(?:\\/([^\\/]+?))\\/photo\\/?$' },
    ],
  },
  { name: 'plain' },
  { name: 'nightly', schedule: '@daily' },
]);
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

test('parts of the path become params', () => {
  expect(find('POST', '/api/quotes/a-b%20c/photo')?.params).toEqual({ id: 'a-b%20c' });
});

test('only a function with neither path nor schedule answers at its name', () => {
  expect(nameOf('GET', '/.netlify/functions/plain')).toBe('plain');
  expect(nameOf('POST', '/.netlify/functions/quotes')).toBeUndefined();
  expect(nameOf('POST', '/.netlify/functions/nightly')).toBeUndefined();
});

const two = (one: string, other: string) => () =>
  createRouter([
    { name: 'pictures', routes: [{ pattern: one, literal: one }] },
    { name: 'items', routes: [{ pattern: other, literal: other }] },
  ]);

test('two functions that one address can reach are refused, however exact one of them is', () => {
  expect(two('/api/items/pictures', '/api/items/:id')).toThrow(
    '/api/items/pictures of pictures is also /api/items/:id of items',
  );
  expect(two('/api/items/:id', '/api/items/pictures')).toThrow('two functions');
  expect(two('/api/items/:id', '/api/items/:name')).toThrow('two functions');
  expect(two('/api/items/:id/pictures', '/api/items/:id/:part')).toThrow('two functions');
  expect(two('/api/item-pictures', '/api/items/:id')).not.toThrow();
  expect(two('/api/items/:id/pictures', '/api/items/:id')).not.toThrow();
  expect(two('/api/items/:id/pictures', '/api/items/by-name/:name')).not.toThrow();
});
