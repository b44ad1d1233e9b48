// ASVS: 6.2.7, 7.4.4, 7.5.2, 14.3.1
import type { Page } from 'playwright/test';
import { eq } from 'drizzle-orm';
import { staffSessions, staffTwoFactors } from '../../netlify/database/schema/identity.ts';
import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import type { StaffRole } from '../../src/domain/shared/roles.ts';
import type { Stack } from '../../tools/stack.ts';
import { countPresses } from '../support/presses.ts';
import { loseAnswer } from '../support/lose-answer.ts';
import { atCounter } from '../support/rewards-page.ts';
import { linkTokenIn, setPassword, signInAs, staffWith } from '../support/staff.ts';
import { totpOf } from '../support/totp.ts';
import { openStaffMenu, pressSignOut } from '../support/staff-menu.ts';
import { routeOnce } from '../support/route-once.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const PASSWORD = 'correct horse battery';

/** A person with only a password. */
const person = (stack: Stack, role: StaffRole) =>
  atCounter(stack, async (db) => {
    const staff = await staffWith(db, role, { user: { twoFactorEnabled: false } });
    await db.delete(staffSessions).where(eq(staffSessions.userId, staff.id));
    await setPassword(db, staff.id, PASSWORD);
    return staff;
  });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign in').click();
}

async function signOut(page: Page) {
  await pressSignOut(page);
  await expect(heading(page, 'Sign in')).toBeVisible();
}

// Asked: 305
test('an owner sets up an app, signs in with it, and with a backup code', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const { email } = await person(stack, 'owner');
  await page.goto('/admin/account');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expectAccessible(page);
  await signIn(page, email);

  await expect(heading(page, 'Set up your authenticator app')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
  // It was typed a moment ago.
  await expect(page.getByLabel('Your password', { exact: true })).toHaveCount(0);
  await button(page, 'Start setup').click();
  const key = ((await page.getByTestId('app-key').textContent()) ?? '').replaceAll(' ', '');
  const uri = `otpauth://totp/x?secret=${key}`;
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill(totpOf(uri, 5));
  await button(page, 'Confirm').click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
    'That code is wrong or has expired.',
  );
  await page.getByLabel('Code', { exact: true }).fill(totpOf(uri));
  await button(page, 'Confirm').click();
  await expect(heading(page, 'Backup codes')).toBeFocused();
  const codes = page.getByRole('main').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const code = (await codes.first().textContent()) ?? '';
  await expect(heading(page, 'Or use a passkey')).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'I’ve saved my codes').click();
  await expect(heading(page, 'Where you’re signed in')).toBeVisible();
  await expectAccessible(page);
  await openStaffMenu(page);
  const names = [
    'Today',
    'Requests',
    'Money',
    'Providers',
    'Blog',
    'Content',
    'Launch',
    'Users',
    'Audit log',
    'My account',
  ];
  for (const name of names) {
    await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name })).toBeVisible();
  }

  await signOut(page);
  await signIn(page, email);
  await expect(heading(page, 'Two-step verification')).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(totpOf(uri, 1));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Where you’re signed in')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await signOut(page);
  await signIn(page, email);
  await button(page, 'Use a backup code').click();
  await page.getByLabel('Backup code').fill(code.toLowerCase().replace('-', ''));
  await button(page, 'Continue').click();
  await expect(heading(page, 'Where you’re signed in')).toBeVisible();
});

/** A device with a fingerprint sensor, simulated by Chromium. */
async function addFingerSensor(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

// Asked: 305
test('a passkey takes the place of password and code, and is removed again', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await addFingerSensor(page);
  const { email } = await person(stack, 'owner');
  await page.goto('/admin/account');
  await button(page, 'Sign in with a passkey').click();
  await expect(page.locator('main').getByRole('alert')).toHaveText(
    'That didn’t work. Please try your passkey again.',
  );
  await signIn(page, email);
  await expect(heading(page, 'Or use a passkey')).toBeVisible();
  const setUp = page.getByRole('region', { name: 'Or use a passkey' });
  await setUp.getByRole('button', { name: 'Add passkey' }).click();
  await expect(heading(page, 'Where you’re signed in')).toBeVisible();

  await signOut(page);
  await signIn(page, email);
  await expect(page.locator('main').getByRole('alert')).toHaveText(
    'The password is right. Now sign in with your passkey.',
  );
  await expectAccessible(page);
  await button(page, 'Sign in with a passkey').click();
  await expect(heading(page, 'Where you’re signed in')).toBeVisible();

  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await passkeys.getByRole('button', { name: 'Add passkey' }).click();
  await expect(passkeys.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
    'This device already has a passkey for your account.',
  );
  await passkeys.getByRole('button', { name: /^Remove Chrome on/ }).click();
  const passkey = passkeys.getByRole('listitem');
  await passkey.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await expectAccessible(page);
  await passkeys.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(heading(page, 'Set up your authenticator app')).toBeVisible();
});

test('a forgotten password is set anew from the mail, with the keyboard alone', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const { email } = await person(stack, 'staff');
  await page.goto('/admin/account');
  await button(page, 'I forgot my password').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Back to sign-in').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await button(page, 'I forgot my password').press('Enter');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('we’ve sent it a link')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => linkTokenIn(stack.mail, email)).not.toBe('');

  await page.goto(`/admin/password#token=${linkTokenIn(stack.mail, email)}`);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expectAccessible(page);
  await page.getByLabel('New password', { exact: true }).focus();
  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    'Please use at least 12 characters',
  );
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Password1234!');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    'This password is easy to guess. Try a few unrelated words',
  );
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('short no more, and long');
  await page.keyboard.press('Enter');
  // That signs them in.
  await expect(heading(page, 'Today')).toBeVisible();
  await page.goto('/admin/users');
  await expect(page.getByText('Only owners can open this page.')).toBeVisible();
  await openStaffMenu(page);
  // Another journey may have set up a truck.
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await expect(links.filter({ hasNotText: 'Calendar' })).toHaveText([
    'Counter',
    'Today',
    'Prices',
    'Tickets',
    /^Requests/,
    'My account',
  ]);
});

test('somebody invited is at work in 40 presses or fewer @proof', async ({ page, stack, expectedErrors }) => {
  expectedErrors.push(...FAILED_CALL);
  await signInAs(page, stack, 'owner');
  const email = `nora-${Date.now()}@example.com`;
  await page.goto('/admin/users');
  await page.getByLabel('Name').fill('Nora New');
  await page.getByLabel('Email').fill(email);
  await button(page, 'Invite user').click();
  await expect.poll(() => linkTokenIn(stack.mail, email)).not.toBe('');
  await atCounter(stack, (db) =>
    db.update(staffUsers).set({ role: 'owner' }).where(eq(staffUsers.email, email)),
  );
  await page.context().clearCookies();

  await page.goto(`/admin/password#token=${linkTokenIn(stack.mail, email)}`);
  const presses = await countPresses(page);
  await page.getByLabel('New password', { exact: true }).click();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  // Signed in with it already.
  await button(page, 'Start setup').click();
  const key = ((await page.getByTestId('app-key').textContent()) ?? '').replaceAll(' ', '');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.keyboard.type(totpOf(`otpauth://totp/x?secret=${key}`));
  await page.keyboard.press('Enter');
  await button(page, 'I’ve saved my codes').click();
  await expect(heading(page, 'Today')).toBeVisible();
  expect(presses.total()).toBeLessThanOrEqual(40);
});

test('an invitation to a mistyped address whose answer was lost can be sent to the right one @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await signInAs(page, stack, 'owner');
  await page.goto('/admin/users');
  await expect(page.getByText('(you)')).toBeVisible();
  await routeOnce(page, '**/api/admin/users', loseAnswer);
  const email = `nick-${Date.now()}@example.com`;
  await page.getByLabel('Name').fill('Nick New');
  await page.getByLabel('Email').fill(`typo-${email}`);
  await button(page, 'Invite user').click();
  await expect(page.locator('main').getByRole('alert')).toHaveText('We couldn’t reach our server.');
  await page.getByLabel('Email').fill(email);
  await button(page, 'Invite user').click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/There’s already an account/);
  await button(page, 'Invite user').click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: email })).toHaveCount(2);
});

test('a browser that keeps no cookies is told so after the password @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const { email } = await person(stack, 'staff');
  await page.route('**/api/auth/sign-in/email', async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies();
    await route.fulfill({ status: response.status(), body: await response.text() });
  });
  await page.goto('/admin/account');
  await signIn(page, email);
  await expect(page.getByText(/your browser is blocking cookies/)).toBeVisible();
  await expect(heading(page, 'Sign in')).toBeVisible();
});

test('an owner invites, changes a role, reads the log, and signs another device out @proof', async ({
  page,
  stack,
}) => {
  const { id } = await signInAs(page, stack, 'owner');
  const email = `nora-${Date.now()}-${Math.random()}@example.com`;
  await page.goto('/admin/users');
  await page.getByLabel('Name').fill('Nora New');
  await page.getByLabel('Email').fill(email);
  await button(page, 'Invite user').click();
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(card).toContainText('Invited, no password yet');
  await expect.poll(() => linkTokenIn(stack.mail, email)).not.toBe('');
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Make owner/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Make Nora New an owner?' });
  await expect(question).toContainText('hasn’t set a password yet');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Make owner' }).click();
  await expect(card).toContainText(/owner/i);
  await card.getByRole('button', { name: /^Change to staff/ }).click();
  await card.getByRole('button', { name: /^Require two-step verification/ }).click();
  await expect(card).toContainText('needs two-step verification');
  await expect(card.getByRole('button', { name: /^Don’t require two-step verification/ })).toBeVisible();

  await page.goto('/admin/audit');
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'changed a role' }).last();
  await expect(entry).toContainText('rolestaff → owner');
  await expectAccessible(page);
  await entry.locator('summary').first().click();
  await expectAccessible(page);
  await entry.getByRole('button', { name: /^History of this staff account/ }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('main').getByRole('listitem').last()).toContainText(email);

  const other = { userId: id, token: `t-${id}`, userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' };
  const expiresAt = new Date(Date.now() + 3_600_000);
  await atCounter(stack, async (db) => {
    await db.insert(staffSessions).values({ ...other, expiresAt });
    await setPassword(db, id, PASSWORD);
  });
  await page.goto('/admin/account');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await button(page, 'Sign out Firefox on Windows').click();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await expectAccessible(page);
  await button(page, 'Sign out that device').click();
  await expect(page.getByText('Firefox on Windows')).toHaveCount(0);
});

test('an owner whose app cannot be read any more is told what to do @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const { email } = await atCounter(stack, async (db) => {
    const owner = await staffWith(db, 'owner');
    await setPassword(db, owner.id, PASSWORD);
    const lost = '$ba$1$00';
    await db.insert(staffTwoFactors).values({ userId: owner.id, secret: lost, backupCodes: lost });
    return owner;
  });
  await page.goto('/admin/account');
  await signIn(page, email);
  await page.getByLabel('Code', { exact: true }).fill('123456');
  await button(page, 'Continue').click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
    /ask another owner to reset your two-step verification/,
  );
  await expectAccessible(page);
});
