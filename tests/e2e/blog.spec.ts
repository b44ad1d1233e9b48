import { expect, expectAccessible, test } from './fixtures.ts';

// Asked: 8, 25
test('from the list by a tag to a post, by its contents to a section, and on to what is related', async ({
  page,
}) => {
  // Two smooth scrolls, to the focused link and to its section, would interfere.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/blog');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(6);
  await expectAccessible(page);

  await main.getByRole('navigation', { name: 'Subjects' }).getByRole('link', { name: 'Wire' }).click();
  await page.waitForURL((url) => url.pathname === '/blog/tag/wire');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Posts about\s+wire/i);
  await expectAccessible(page);
  await main.getByRole('link', { name: /Stripping Wire/ }).click();
  await page.waitForURL((url) => url.pathname === '/blog/stripping-wire-when-it-pays');
  await expect(main).toContainText('By Curtis Boone');
  await expect(main).toContainText(/\d min read/);
  await expect(main.getByRole('link', { name: /Call Now/ }).last()).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('link', { name: /Instant Quote/ })).toHaveAttribute('href', '/#quote');
  await expectAccessible(page);

  const contents = main.getByRole('navigation', { name: 'In this post' });
  await contents.getByRole('link', { name: /Don.t burn it/ }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: /Don.t burn it/ })).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#dont-burn-it');

  await page
    .getByRole('region', { name: 'Read next' })
    .getByRole('link', { name: /Bare Bright/ })
    .click();
  await page.waitForURL((url) => url.pathname === '/blog/bare-bright-number-one-number-two');
  await main.getByRole('link', { name: /^Next post/ }).click();
  await page.waitForURL((url) => url.pathname === '/blog/what-a-junk-car-is-worth');
});

test('the feed parses, pages name it, and a draft is nowhere @proof', async ({ page, request }) => {
  await page.goto('/blog');
  const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]');
  const href = (await feed.getAttribute('href')) ?? '';
  const text = await (await request.get(href)).text();
  const items = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    return {
      broken: parsed.querySelector('parsererror') !== null,
      links: [...parsed.querySelectorAll('item > link')].map(({ textContent }) => textContent),
      days: [...parsed.querySelectorAll('item > pubDate')].map(({ textContent }) => Date.parse(textContent)),
    };
  }, text);
  expect(items.broken).toBe(false);
  expect(items.links).toHaveLength(6);
  expect(items.days).toEqual(items.days.toSorted((a, b) => b - a));
  for (const link of items.links) expect((await request.get(new URL(link).pathname)).status()).toBe(200);
  expect((await request.get('/blog/a-post-to-start-from')).status()).toBe(404);
});
