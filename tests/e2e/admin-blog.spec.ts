import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { POST_FILES } from '../../src/domain/blog/post-files.ts';
import { contentProblem } from '../../src/domain/content/content-schemas.ts';
import { writtenPostSchema } from '../../src/domain/content/post.schema.ts';
import { phonePhoto } from '../support/pictures.ts';
import { editorField, fillPost, repositoryOf, savePost } from '../support/post-editor.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const POST = {
  title: 'Copper pipe: what it is worth',
  description: 'Why old plumbing is worth the trip to the yard, and how to bring it.',
};

test('an owner writes a post in the editor, and it is committed as the build wants it @netlify @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const { repository } = stack;
  const git = await repositoryOf(stack);

  const editorFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/admin/blog/cms/')) editorFiles.push(request.url());
  });
  await page.goto('/admin/blog/editor');
  await page.waitForURL((url) => url.pathname === '/admin/blog');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(editorFiles).toEqual([]);

  const { name, email } = await signInAs(page, stack, 'owner');
  await page.reload();
  const draft = page.getByRole('listitem').filter({ hasText: 'A Post to Start From' });
  await expect(draft).toContainText('Draft');
  await expect(page.getByText('6 published, 1 draft')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expect(draft.getByRole('link')).toHaveAttribute('href', /editor#.*\/a-post-to-start-from$/);

  await page.getByRole('link', { name: 'Write a post' }).click();
  await fillPost(page, { ...POST, description: 'Too short.' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'One field has an error' });
    await expect(alert).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await editorField(page, 'Description').fill(POST.description);
  await savePost(page);

  expect(git('log', '-1', '--format=%an <%ae>')).toBe(`${name} <${email}>`);
  expect(git('log', '-1', '--format=%s')).toBe('Write the post “copper-pipe-what-it-is-worth”');
  const file = `${POST_FILES.posts}/copper-pipe-what-it-is-worth.md`;
  expect(git('show', '--format=', '--name-only')).toBe(file);
  const [, head = '', body = ''] = (await readFile(join(repository, file), 'utf8')).split('---\n');
  expect(writtenPostSchema.parse(parse(head))).toMatchObject({
    title: POST.title,
    date: new Date('2026-05-20'),
    tags: ['copper'],
    draft: false,
    image: { src: '../../assets/blog/copper-grades.svg', alt: 'Pipes in a bin' },
  });
  expect(body.trim()).toBe('Cut it to two feet.');
});

test('an owner changes hours in the editor, and the file is as the build wants it @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL, /Closing time must be after opening time/);
  const git = await repositoryOf(stack);
  const path = 'src/content/yards/griffin.json';
  const yard = async () => JSON.parse(await readFile(join(stack.repository, path), 'utf8')) as object;
  const before = await yard();
  const { name, email } = await signInAs(page, stack, 'owner');

  await page.goto('/admin/launch');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ done, \d+ to do$/);
  await page.getByRole('heading', { name: /^Pages and posts: / }).click();
  await page.getByRole('button', { name: 'Hide sample reviews' }).click();
  await expect(page.getByRole('button', { name: 'Show sample reviews' })).toBeVisible();
  const samples = await readFile(join(stack.repository, 'src/content/samples.json'), 'utf8');
  expect(JSON.parse(samples)).toEqual({ reviews: false, memberships: true, authors: true });
  await page.getByRole('heading', { name: /^Yards: / }).click();
  await page.getByRole('link', { name: 'Open in the editor: Each yard: street, phone and gate' }).click();
  await expect(editorField(page, 'Street')).toHaveValue('1200 Foundry Road');

  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'Griffin: address and hours' }).click();
  await expect(editorField(page, 'Phone')).toHaveValue('+17705550142');
  await editorField(page, 'Phone').fill('770');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(async () => {
    await save.click();
    const alert = page.getByRole('alert').filter({ hasText: 'One field has an error' });
    await expect(alert).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await editorField(page, 'Phone').fill('(770) 987-1234');
  // The editor draws a field once it is scrolled to.
  const weekdays = page.getByRole('group', { name: /Monday to Friday.* Field/ });
  await weekdays.getByRole('group', { name: /Opens.* Field/ }).scrollIntoViewIfNeeded();
  const closes = weekdays.getByRole('combobox', { name: 'Closes' });
  await closes.click();
  await page.getByRole('option', { name: '7:00 AM', exact: true }).click();
  // What the editor's own rules cannot say, the server refuses in the same words.
  await expect(async () => {
    await save.click({ timeout: 2_000 });
    await expect(
      page.getByText(`${path}, weekdays, closes: Closing time must be after opening time`),
    ).toBeVisible({
      timeout: 4_000,
    });
  }).toPass({ timeout: 40_000 });
  await page.getByRole('button', { name: 'OK' }).click();
  await closes.click();
  await page.getByRole('option', { name: '6:00 PM', exact: true }).click();
  await savePost(page, 'yards');

  expect(await yard()).toEqual({
    ...before,
    phone: '+17709871234',
    weekdays: { opens: '08:00', closes: '18:00' },
  });
  expect(git('log', '-1', '--format=%s by %an <%ae>')).toBe(
    `Change “yards-griffin” of Yards by ${name} <${email}>`,
  );
  expect(git('show', '--format=', '--name-only')).toBe(path);

  // A photo as a phone takes it: named by a counter, larger than any page shows it, with the place in it.
  const pagePath = 'src/content/yard-pages/griffin.json';
  await page.getByRole('row', { name: /Griffin: yard page$/ }).click();
  await page.getByRole('group', { name: /Photo of the gate.* Field/ }).scrollIntoViewIfNeeded();
  await page
    .getByRole('group', { name: /Photo of the gate.* Field/ })
    .getByRole('button', { name: 'Browse' })
    .click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await (
    await chooser
  ).setFiles({ name: 'IMG 0412.JPG', mimeType: 'image/jpeg', buffer: Buffer.from(await phonePhoto()) });
  await page.getByRole('button', { name: 'Insert' }).click();
  await savePost(page, 'yards');
  const shown = JSON.parse(await readFile(join(stack.repository, pagePath), 'utf8')) as object;
  expect(shown).toMatchObject({ photo: '../../assets/yards/img-0412.webp' });
  expect(contentProblem(pagePath, shown)).toBeNull();
  const photo = await sharp(join(stack.repository, 'src/assets/yards/img-0412.webp')).metadata();
  expect([photo.width, photo.height, photo.exif]).toEqual([200, 400, undefined]);
});

test('a post that somebody else changed meanwhile is not written over, and the writer is told @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL, /updated by someone else/);
  const git = await repositoryOf(stack);
  await signInAs(page, stack, 'owner');
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: 'Write a post' }).click();
  await fillPost(page, { ...POST, title: 'Written by two at once' });
  // A colleague's commit, between this editor's last look at the branch and its save.
  const other = `${POST_FILES.posts}/cans-of-a-colleague.md`;
  await page.route('**/github/graphql', async (route) => {
    if (route.request().postData()?.includes('createCommitOnBranch')) {
      await writeFile(join(stack.repository, other), '---\ntitle: x\n---\n');
    }
    await route.continue();
  });
  await expect(async () => {
    await page.getByRole('button', { name: 'Save' }).click({ timeout: 2_000 });
    await expect(
      page.getByText('The repository has been updated by someone else while saving.').first(),
    ).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 40_000 });
  expect(git('status', '--short', '--untracked-files=all')).not.toContain('written-by-two');
  await rm(join(stack.repository, other));
});

test('without a token the pages say what is missing @proof', async ({ page, stack }) => {
  await signInAs(page, stack, 'owner');
  await page.route('**/api/admin/blog/editor', (route) =>
    route.fulfill({ json: { missing: ['GITHUB_TOKEN', 'GITHUB_REPOSITORY'] } }),
  );
  const text =
    /^You can't save posts or content here yet\. Please set GITHUB_TOKEN and GITHUB_REPOSITORY in Netlify/;
  await page.goto('/admin/blog');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(text);
  await expect(page.getByRole('link', { name: 'Write a post' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/admin/blog/editor');
  await expect(page.getByRole('status')).toHaveText(text);
});

test('an editor that does not start says so @proof', async ({ page, stack, expectedErrors }) => {
  expectedErrors.push(/no editor/);
  await signInAs(page, stack, 'owner');
  const body = 'export const init = async () => { throw new Error("no editor"); };';
  await page.route('**/admin/blog/cms/editor.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto('/admin/blog/editor');
  await expect(page.getByRole('status')).toHaveText('The editor didn’t load. Please try again.');
});
