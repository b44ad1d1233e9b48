import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { createInquiryApi } from '../../src/domain/inquiries/inquiries.api.ts';
import { adminPrivacyRequestPath } from '../../src/paths.ts';
import { inquiryBody } from '../support/inquiry.ts';
import { confirmedRequest, privacyTokenIn } from '../support/privacy.ts';
import { atCounter } from '../support/rewards-page.ts';
import { awake, takeTime } from '../support/quote-form.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

// Asked: 372
test('somebody asks for deletion, confirms it by the link alone, and an owner gives a copy and deletes', async ({
  page,
  stack,
  expectedErrors,
}) => {
  const email = `zora-${randomUUID()}@example.com`;
  const sent = await page.request.post(createInquiryApi.path, {
    data: inquiryBody({ email, name: 'Zora Quill' }),
  });
  expect(sent.status()).toBe(201);

  await page.goto('/privacy/request');
  const form = page.getByRole('form', { name: 'Ask about your data' });
  await awake(form);
  await form.getByLabel('What should we do? *').selectOption('correction');
  await takeTime(page);
  await form.getByRole('button', { name: 'Send the request' }).click();
  for (const text of [
    'Please tell us what’s wrong',
    'Please enter your name',
    'Please enter an email address or a phone number',
  ])
    await expect(form.getByText(text)).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await form.getByLabel('What should we do? *').selectOption('deletion');
  await form.getByLabel('Your name *').fill('Zora Quill');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  await expect.poll(() => privacyTokenIn(stack.mail, email)).not.toBe('');
  const token = privacyTokenIn(stack.mail, email);
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(`${request.method()} ${request.url()} ${request.headers()['referer'] ?? ''}`),
  );
  expectedErrors.push(...FAILED_CALL);
  await page.goto('/privacy/confirm#AAAAAAAAAAAAAAAAAAAAAA');
  await page.getByRole('button', { name: 'Yes, this request is mine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find that' })).toBeFocused();
  await page.goto('about:blank');
  await page.goto(`/privacy/confirm?kind=deletion#${token}`);
  await expect(page.getByText('asked us to delete what we know about you.')).toBeVisible();
  const press = page.getByRole('button', { name: 'Yes, delete my data' });
  await expect(press).toBeEnabled();
  await expectAccessibleInLightAndDark(page);
  const calls = () => asked.filter((each) => each.includes('/api/privacy-requests/confirm')).length;
  expect(calls()).toBe(1);
  await press.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, it’s confirmed' })).toBeFocused();
  expect(calls()).toBe(2);
  expect(asked.filter((each) => each.includes(token))).toEqual([]);

  await signInAs(page, stack, 'owner');
  await page.goto('/admin/quotes');
  await page.getByRole('link', { name: 'Data requests' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Zora Quill' });
  await expect(row).toContainText('Confirmed');
  await expect(row).toContainText(/Due \w+ \d+, \d{4}/);
  await expectAccessibleInLightAndDark(page);
  await row.getByRole('link', { name: 'Deletion' }).click();
  await expect(page.getByRole('heading', { name: 'What will be deleted' })).toBeVisible();
  await expect(page.getByText('Found under the name Zora Quill.')).toBeVisible();
  const theirs = page.getByRole('checkbox', { name: /Zora Quill · Inquiry/ });
  await expect(theirs).toBeChecked();
  const inquiries = page.getByRole('listitem').filter({ hasText: 'We no longer need them' });
  await expect(inquiries).toHaveCount(1);
  await theirs.uncheck();
  await expect(inquiries).toHaveCount(0);
  await theirs.check();
  await expect(inquiries).toHaveCount(1);
  await expectAccessibleInLightAndDark(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download to read (HTML)' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.html$/);
  const copy = await readFile(await file.path(), 'utf8');
  expect(copy).toContain('Forty crew shirts');
  expect(copy).toContain(email);

  await page.getByRole('button', { name: 'Delete this data' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(question.getByRole('button', { name: 'Delete for good' })).not.toHaveClass(
    /pointer-events-none/,
  );
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'What we did' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Zora');
  await expect
    .poll(
      () =>
        stack.mail
          .messages()
          .filter(({ to, subject }) => to.includes(email) && subject.includes('We finished')).length,
    )
    .toBe(1);
});

test('a correction is closed as done, or refused, each with its note @proof', async ({ page, stack }) => {
  await signInAs(page, stack, 'owner');
  for (const [button, told, heard] of [
    ['Mark as corrected', 'Done', 'Request closed'],
    ['Refuse request', 'Refused', 'Request refused'],
  ] as const) {
    const id = await atCounter(stack, (db) =>
      confirmedRequest(db, {
        kind: 'correction',
        details: 'My name has an accent.',
        email: 'zoe@example.com',
      }),
    );
    await page.goto(adminPrivacyRequestPath(id));
    const note = page.getByLabel('Note (included in their email)');
    await note.fill('Your name is Zoé now.');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(heard)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(told);
    await expect(page.getByRole('main')).toContainText('Your name is Zoé now.');
    await expect(note).toHaveCount(0);
  }
});
