import { expect, test } from 'vitest';
import { pagePath } from './page-path.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/locations', '/locations'],
  ['/locations/', '/locations'],
  ['/location/griffin.html', '/location/griffin'],
  ['/admin/index.html', '/admin'],
  ['/blog/indexes.html', '/blog/indexes'],
])('%s is %s', (pathname, path) => expect(pagePath(pathname)).toBe(path));
