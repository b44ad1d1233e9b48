import { execFileSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { POST_FILES } from '../../src/domain/blog/post-files.ts';
import { YARD_PHOTOS_FOLDER } from '../../src/domain/content/content-files.ts';
import { ROOT } from '../../tools/root.ts';
import type { Stack } from '../../tools/stack.ts';

/** Gives the stack a repository with copies of our content and pictures; returns a function that runs git in it. */
export async function repositoryOf({ repository }: Stack) {
  for (const folder of ['src/content', POST_FILES.pictures, YARD_PHOTOS_FOLDER]) {
    await cp(join(ROOT, folder), join(repository, folder), { recursive: true });
  }
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' }).trim();
  git('init', '--quiet');
  return git;
}

export const editorField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

interface NewPost {
  readonly title: string;
  readonly description: string;
}

/** Fills in the new post that the editor shows; Save is not pressed. */
export async function fillPost(page: Page, { title, description }: NewPost): Promise<void> {
  await editorField(page, 'Title').fill(title);
  await editorField(page, 'Description').fill(description);
  await editorField(page, 'Date').fill('2026-05-20');
  await editorField(page, 'Author').fill('Renee Holloway');
  await page.getByRole('button', { name: /^Add .*Tag/ }).click();
  await page
    .getByRole('group', { name: /Tags.* Field/ })
    .getByRole('textbox')
    .fill('copper');
  await page.getByRole('button', { name: 'Browse' }).click();
  await page.getByRole('option', { name: 'copper-grades.svg' }).click();
  await page.getByRole('button', { name: 'Insert' }).click();
  await editorField(page, 'Describe the picture (alt text)').fill('Pipes in a bin');
  await editorField(page, 'Text').click();
  await page.keyboard.type('Cut it to two feet.');
}

/** Saves the entry and waits until the editor is back at its list. */
export async function savePost(page: Page, collection = 'posts'): Promise<void> {
  const isList = (url: URL) => url.hash === `#/collections/${collection}`;
  await expect(async () => {
    // The editor takes over the last typed text a moment later; until then Save does nothing.
    if (!isList(new URL(page.url()))) {
      await page.getByRole('button', { name: 'Save' }).click({ timeout: 2_000 });
    }
    await page.waitForURL(isList, { timeout: 4_000 });
  }).toPass({ timeout: 40_000 });
}
