import type { Locator, Page } from 'playwright/test';
import { expect, FAILED_CALL } from '../e2e/fixtures.ts';
import { freshPhone } from './rewards.ts';

export const LOOK_UP_FAILURE = 'Unable to look up customer. Please try again.';
export const CREATION_FAILURE = 'Unable to create customer account. Please try again.';
export const GREETING = /^Welcome back, /;

/** Ten digits that nobody has yet. */
export const freshDigits = () => freshPhone().slice(2);
export const shown = (digits: string) => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;

export const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name });
export const phoneField = (page: Page) => page.getByLabel('Phone Number', { exact: true });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export async function open(page: Page): Promise<void> {
  await page.goto('/rewards');
  await expect(button(page, 'View My Rewards')).toBeEnabled();
}

export async function lookUp(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone);
  await button(page, 'View My Rewards').click();
}

/** An existing account, created by an earlier visit. */
export async function newCustomer(page: Page, origin: string): Promise<string> {
  const phone = freshDigits();
  const answer = await page.request.post('/api/customers', {
    headers: { origin },
    data: { firstName: 'Ruth', lastName: 'Asante', phone, email: '' },
  });
  expect(answer.status()).toBe(201);
  return phone;
}

export async function openCreation(page: Page, expectedErrors: RegExp[]): Promise<string> {
  expectedErrors.push(...FAILED_CALL);
  const phone = freshDigits();
  await open(page);
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('Create Your Account');
  return phone;
}

export async function fillAccount(page: Page): Promise<void> {
  await field(page, 'First Name *').fill('Ruth');
  await field(page, 'Last Name *').fill('Asante');
  await field(page, 'Email').fill('ruth.asante@example.com');
}

export const expectFocused = async (control: Locator) => expect(control).toBeFocused();
