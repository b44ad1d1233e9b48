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
