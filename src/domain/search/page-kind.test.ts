import { expect, test } from 'vitest';
import { pageKind } from './page-kind.ts';

test.each([
  ['/', 'Page'],
  ['/locations', 'Page'],
  ['/location/griffin', 'Yard'],
  ['/materials/copper', 'Material'],
  ['/merch', 'Page'],
  ['/merch/parts-run-tote', 'Product'],
  ['/blog', 'Page'],
  ['/blog/stripping-wire', 'Post'],
  ['/blog/tag/copper', null],
  ['/blog/page/2', null],
])('%s is found as %s', (path, kind) => {
  expect(pageKind(path)).toBe(kind);
});
