import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../tools/root.ts';
import { STAFF_PAGES } from '../staff-pages.ts';
import { helpAt, KEYS_EVERYWHERE } from './page-help.ts';

/** Without the menu: one is opened from a mail, the other is the editor's own. */
const WITHOUT_MENU = ['/admin/password', '/admin/blog/editor'];

const PAGES = globSync('admin/**/*.astro', { cwd: join(ROOT, 'src/pages') })
  .map((file) => `/${file.replace(/(\/index)?\.astro$/, '')}`)
  .filter((path) => !WITHOUT_MENU.includes(path));

test.each(PAGES)('%s says in one to three sentences what it is for', (path) => {
  const { text = '', keys = [] } = helpAt(path) ?? {};
  expect(text).toMatch(/^[A-Z].+\.$/);
  expect(text.split('. ').length).toBeLessThanOrEqual(3);
  const all = [...keys, ...KEYS_EVERYWHERE].map(String);
  expect(new Set(all).size).toBe(all.length);
});

test('every page of the menu is one of them, and another address has no help', () => {
  expect(PAGES).toEqual(expect.arrayContaining(Object.values(STAFF_PAGES).map(({ href }) => href)));
  expect(helpAt('/admin/nowhere')).toBeNull();
});
