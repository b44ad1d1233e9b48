import type { Page } from 'playwright/test';
import { eachOf } from '../support/each-of.ts';
import { ENGLISH_WORDS } from '../support/language-words.ts';
import { offerLineOf } from '../support/offer.ts';
import { atDesk, requestOf } from '../support/offer-desk.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessible, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** That no line of what a customer reads is English. */
async function expectSpanish(page: Page): Promise<void> {
  const lines = (await page.getByRole('main').innerText()).split('\n');
  expect(lines.filter((line) => ENGLISH_WORDS.test(line))).toEqual([]);
}

test('a request in Spanish is followed to an offer, a changed one and its acceptance, and staff know what they send @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  const { id, requestToken } = await requestOf(page.request, {
    locale: 'es',
    description: 'Cobre y bronce',
    estimate: [{ metalType: 'brass', weight: '100', unit: 'lb' }],
  });
  await page.goto(`/es/solicitud#${requestToken}`);
  await expect(title(page, 'Recibimos su solicitud de cotización')).toBeVisible();
  await expect(page.getByText(/Le contestamos a más tardar .*[ap]\.\sm\., hora de Georgia\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'English' }).first()).toHaveAttribute(
    'href',
    new RegExp(`/request#${requestToken}$`),
  );
  await expectSpanish(page);
  await expectAccessible(page);

  await signInAs(page, stack, 'staff', { name: 'Stan Staff' });
  await page.goto(`/admin/quotes?id=${id}`);
  await expect(
    page.getByText(
      /^The email opens in Spanish: “Su solicitud de cotización a .*” \(Your quote request to .*\)$/,
    ),
  ).toBeVisible();
  await button(page, 'Make an offer').click();
  await expect(page.getByText(/The customer will read this offer in Spanish\./)).toBeVisible();
  await page.getByText('Quick replies').click();
  const canned = page.getByRole('listitem').filter({ hasText: 'Please keep metals separate' });
  await canned.getByRole('button', { name: 'Add' }).click();
  const message = 'Traiga cada metal por separado, por favor: separado se paga mejor.';
  await expect(page.getByLabel('Message')).toHaveValue(message);
  await page.getByLabel('Price ($)').fill('2.40');
  const preview = page.getByRole('region', { name: 'What the customer sees' });
  for (const text of [
    'Lo que le pagamos',
    'Latón rojo (red brass)',
    '$2.40 por lb · 100 lb',
    'Me pagan según el peso que marque su báscula.',
  ])
    await expect(preview.getByText(text, { exact: true })).toBeVisible();
  await expect(preview.getByText('Válida hasta el cierre del patio en su próximo día abierto')).toBeVisible();
  await preview.getByLabel('Show in English').check();
  await expect(preview.getByText('The weight on your scale decides what I am paid.')).toBeVisible();
  await expect(preview.getByText('Lo que le pagamos')).toHaveCount(0);
  await preview.getByLabel('Show in English').uncheck();
  await page.getByLabel('I’ll share the link').check();
  await expectAccessible(page);
  await button(page, 'Send offer').click();
  await expect(
    page.getByText(/^Georgia Scrap Metal Recycling: esta es nuestra oferta .*\/es\/oferta#/),
  ).toBeVisible();
  await expect(
    page.getByText(/^In English: .*here is our offer for your scrap, about \$240\.00\./),
  ).toBeVisible();
  for (const way of ['Text from this phone', 'WhatsApp'])
    await expect(page.getByRole('link', { name: way })).toHaveAttribute(
      'href',
      /esta%20es.*%2Fes%2Foferta%23/,
    );
  await expectAccessible(page);

  await page.goto(`/es/solicitud#${requestToken}`);
  await page.getByRole('link', { name: 'Ver la oferta' }).click();
  await expect(title(page, 'Esta es nuestra oferta')).toBeVisible();
  for (const text of ['$2.40 por lb · 100 lb', 'Usted recibe cerca de', message])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expectSpanish(page);
  await expectAccessibleInLightAndDark(page);

  const desk = await atDesk(page.request, stack);
  await desk.send(id, {
    from: 1,
    lines: [offerLineOf({ label: 'Latón', price: '2.60' })],
    pickupFeeCents: 1_500,
  });
  expectedErrors.push(...FAILED_CALL, /409|404/);
  await button(page, 'Aceptar la oferta').click();
  await expect(page.getByText('Por favor, acepte cada condición')).toBeVisible();
  await expect(page.getByText('Escriba su nombre')).toBeVisible();
  await page.getByText('¿No le conviene? Rechácela').click();
  await expect(button(page, 'Rechazar la oferta')).toBeVisible();
  for (const box of await eachOf(page.getByRole('checkbox'), 2)) await box.check();
  await page.getByLabel('Su nombre y apellido').fill('Ada Núñez');
  await expectSpanish(page);
  await button(page, 'Aceptar la oferta').click();
  await expect(page.getByRole('alert')).toHaveText('Hay una oferta más nueva. Por favor, vea qué cambió.');
  await expect(title(page, 'Esta es nuestra nueva oferta')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Lo nuevo en esta oferta' }).getByRole('listitem'),
  ).toHaveText([
    'Total: $260.00; antes, $240.00',
    'Cargo por recolección: $15.00; antes, $0.00',
    'Latón: se agregó, $2.60 por lb, 100 lb',
    /: ya no es parte de la oferta$/,
  ]);
  await expectSpanish(page);
  await expectAccessible(page);

  for (const box of await eachOf(page.getByRole('checkbox'), 2)) await box.check();
  await page.getByLabel('Su nombre y apellido').fill('Ada Núñez');
  await button(page, 'Aceptar la oferta').click();
  await expect(title(page, 'Oferta aceptada')).toBeFocused();
  await expect(page.getByText(/^Ada Núñez la aceptó el \d+ de [a-z]{3}, /)).toBeVisible();
  await expectSpanish(page);
  const mail = async () =>
    (await stack.mail.messages()).find(({ subject }) => subject.startsWith('Offer accepted by Ada Wright ('));
  await expect.poll(mail).toBeTruthy();

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /solicitud|oferta/.test(path))).toEqual([]);

  await page.goto(`/es/oferta#${'A'.repeat(22)}`);
  await page.reload();
  await expect(title(page, 'No encontramos su solicitud')).toBeVisible();
  await expectSpanish(page);
});
