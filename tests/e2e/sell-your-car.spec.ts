import type { Page } from 'playwright/test';
import { choosePhoto, formAt, takeTime } from '../support/quote-form.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const { formOf, field, submit, open, fill } = formAt('main form');

const goOn = (page: Page) =>
  formOf(page).getByRole('button', { name: /^(Find my car|Buscar mi carro|Next)$/ });

const sum = (page: Page, heading: string) => formOf(page).getByRole('region', { name: heading });

/** Presses on the page, counted. */
const presses = (page: Page) => {
  let count = 0;
  return {
    press: async (label: string) => {
      count += 1;
      await field(page, label).click();
    },
    type: async (label: string, text: string) => {
      count += 1;
      await field(page, label).click();
      await page.keyboard.type(text);
    },
    choose: async (label: string, text: string) => {
      // Opened, then chosen.
      count += 2;
      await field(page, label).selectOption(text);
    },
    taken: () => count,
  };
};

test('a car without a VIN: its sum in twelve presses, what is missing on its own line, sent with a photo', async ({
  page,
  stack,
  reported,
}) => {
  await open(page, '/sell-your-car');
  await expect(field(page, 'VIN')).toBeInViewport({ ratio: 1 });
  await expect(goOn(page)).toBeInViewport({ ratio: 1 });
  await submit(page).click();
  await expect(field(page, 'VIN')).toBeFocused();
  await expect(field(page, 'VIN')).toHaveAccessibleDescription(/press No VIN to enter year/);
  await expect(formOf(page).getByText('Is it complete? Choose one.')).toBeVisible();
  await expect(formOf(page).getByText('Choose one: you bring it in, or we tow it.')).toBeVisible();
  await expect(field(page, 'Make *')).toHaveCount(0);
  const thumb = presses(page);
  await formOf(page).getByRole('button', { name: 'No VIN? Enter year, make and model' }).click();
  await thumb.type('Year *', '2003');
  await thumb.type('Make *', 'Honda');
  await thumb.type('Model *', 'Accord');
  await thumb.choose('What kind of vehicle? *', 'Midsize car');
  await thumb.press('It’s complete');
  const ticket = sum(page, 'What it’s worth');
  await expect(ticket).toContainText('Still needed for the estimate: how it gets here.');
  await thumb.press('I’ll bring it in');
  await thumb.press('It was mine, but it’s lost');
  expect(thumb.taken() + 1).toBeLessThanOrEqual(12);
  for (const text of [
    '3,300 lb',
    'typical midsize car',
    '$280.50',
    '$260 to $290',
    /sworn statement/,
    /our main yard’s price/,
  ])
    await expect(ticket).toContainText(text);
  await expect(ticket).toContainText('An estimate. A person confirms it during business hours.');
  await goOn(page).click();
  await expect(ticket.getByRole('heading', { name: 'What it’s worth' })).toBeFocused();
  await expectAccessible(page);

  await field(page, 'Not quite').click();
  await expect(ticket).toContainText('Still needed for the estimate: what’s different.');
  const different = formOf(page).getByText(/^What’s different\? Change at least one answer/);
  await goOn(page).click();
  await expect(different).toBeVisible();
  await formOf(page)
    .getByRole('group', { name: 'Engine in place' })
    .getByLabel('No', { exact: true })
    .click();
  await expect(different).toHaveCount(0);
  const keys = formOf(page).getByRole('group', { name: 'I have the keys' });
  await keys.getByLabel('Not sure').click();
  await expect(ticket).toContainText('No engine−400 lb');
  // Who brings the car needs no keys.
  await expect(ticket).not.toContainText('Not sure about');
  await field(page, 'I need it towed').click();
  await field(page, 'ZIP code where the car is *').fill('30223');
  await expect(ticket).toContainText(/Towless than a mile in a straight linefree/);
  await expect(ticket).toContainText('Not sure about: keys.');
  await keys.getByLabel('No', { exact: true }).click();
  await expect(ticket).toContainText(
    /Tow(?:\d+ miles|less than a mile) in a straight line; no keys, \$10\.00−\$10\.00/,
  );
  await field(page, 'ZIP code where the car is *').fill('99501');
  await expect(formOf(page).getByText(/^We don’t know this ZIP code near our yards\./)).toBeVisible();
  await field(page, 'I’ll bring it in').click();

  await page.emulateMedia({ media: 'print' });
  for (const text of ['2003 Honda Accord', 'No engine', '$203.00', /sworn statement/])
    await expect(ticket.getByText(text).first()).toBeVisible();
  await expect(field(page, 'Make *')).toBeHidden();
  await expect(submit(page)).toBeHidden();
  await expect(page.getByText('Common questions')).toBeHidden();
  await expect(page.locator('#steps-title')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const name = `Wright${Date.now()}`;
  await fill(page, { 'First Name *': 'Ada', 'Last Name *': name, 'Phone Number *': '7705550199' });
  await choosePhoto(formOf(page));
  await takeTime(page);
  await expectAccessible(page);
  await submit(page).click();
  await page.waitForURL('**/thank-you?for=vehicle');
  const sent = page.getByRole('region', { name: 'Your request' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/We have your car’s details\./);
  const another = page.getByRole('link', { name: 'Send Another Request' });
  await expect(another).toHaveAttribute('href', '/sell-your-car');
  await expect(sent.getByText(/2003 Honda Accord/)).toHaveText(['2003 Honda Accord']);
  for (const text of ['Our estimate', 'No engine', /sworn statement/]) await expect(sent).toContainText(text);
  const names = reported.map((event) => event.name);
  expect(names).toEqual(expect.arrayContaining(['vehicle_start', 'vehicle_estimate_shown', 'quote_request']));
  const mail = async () => (await stack.mail.messages()).find(({ subject }) => subject?.includes(name));
  await expect.poll(mail).toBeTruthy();
});

test('a car by its VIN in Spanish: mistakes at the field, the maker’s weight, another yard and a tow @proof', async ({
  page,
  stack,
  reported,
}) => {
  const VIN = 'VIN (número de serie)';
  await open(page, '/es/vender-mi-carro');
  await field(page, VIN).press('Enter');
  await expect(field(page, VIN)).toBeFocused();
  await expect(field(page, VIN)).toHaveAccessibleDescription(/^Escriba el VIN, o toque/);
  for (const [typed, told] of [
    ['1hgcm 8263-3a00435', 'este tiene 16'],
    ['1HGCM82633A0043522', 'este tiene 18'],
    ['1HGCM82633AO04352', 'nunca lleva I, O ni Q'],
    ['1HGCM82633А004352', 'otro alfabeto'],
  ] as const) {
    await field(page, VIN).fill(typed);
    await field(page, VIN).blur();
    await expect(field(page, VIN)).toHaveAccessibleDescription(new RegExp(told));
    await expect(field(page, VIN)).toHaveValue(typed);
  }
  // The decoder is told only what names the kind of car.
  await field(page, VIN).fill('1hgcm 8263 4a00 4352');
  await expect(formOf(page).getByText(/^Este VIN no cuadra\./)).toBeVisible();
  await field(page, VIN).fill('1hgcm 8263 3a00 4352');
  await goOn(page).click();
  await expect(formOf(page).getByText('HONDA Accord 2003')).toBeVisible();
  await expect(field(page, 'Está completo')).toBeFocused();
  await page.keyboard.press('Space');
  await goOn(page).click();
  await expect(field(page, 'Yo lo traigo')).toBeFocused();
  await page.keyboard.press('Space');
  const ticket = sum(page, 'Cuánto vale');
  for (const text of ['3,196 lb', 'de los datos del fabricante', '$271.66', '$250 a $285', 'usted lo trae'])
    await expect(ticket).toContainText(text);
  await field(page, 'Que venga la grúa').click();
  await field(page, 'Código postal de donde está el carro *').fill('31201');
  await expect(ticket).toContainText(/Grúa\d+ millas en línea recta−\$\d+/);
  await field(page, 'Tiene un préstamo o gravamen (lien)').click();
  await expect(ticket).toContainText('Primero pida la liberación');
  await expectAccessible(page);

  await page.reload();
  await expect(formOf(page).getByText('HONDA Accord 2003').first()).toBeVisible();
  await expect(ticket).toContainText('3,196 lb');
  const name = `Núñez${Date.now()}`;
  await fill(page, {
    'Nombre *': 'Lucía',
    'Apellido *': name,
    'Teléfono *': '7705550123',
    'Calle y número *': '12 Old Mill Rd',
    'Ciudad *': 'Macon',
  });
  await expect(field(page, 'Estado *')).toHaveValue('GA');
  await field(page, 'Día *').selectOption({ index: 1 });
  await field(page, 'Horario *').selectOption({ index: 1 });
  await takeTime(page);
  await submit(page).click();
  await page.waitForURL('**/es/gracias?for=tow');
  await expect(page).toHaveTitle('Recibimos los datos de su carro.');
  const below = page.getByText('Abajo está el resumen de su carro.').filter({ visible: true });
  await expect(below).toBeVisible();
  await expect(page.getByText(/La grúa todavía no está programada/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Su solicitud' })).toContainText('Usted pidió');
  // In English it stands on the page of the request.
  await page.getByRole('link', { name: 'English' }).first().click();
  await page.waitForURL('**/request#*');
  await expect(page.getByText('2003 Honda Accord')).toBeVisible();
  await expect(page.getByText(/The tow isn’t booked yet/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your request' })).toContainText('12 Old Mill Rd, Macon');
  await page.goBack();
  await expect(below).toBeVisible();
  const mail = async () => (await stack.mail.messages()).find(({ subject }) => subject?.includes(name));
  await expect.poll(mail).toBeTruthy();
  for (const text of ['2003 Honda Accord', '3,196 lb, from the maker’s figures', 'With a lien'])
    expect((await mail())?.text).toContain(text);
  expect((await mail())?.text).not.toContain('1HGCM8263');
  expect(JSON.stringify(reported)).not.toContain('1HGCM8263');
});

test('without the decoder the car is described by hand, and without prices the ticket gives the phone @proof', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await page.route('**/api/vehicles/decode', (route) => route.fulfill({ status: 503, json: {} }));
  await page.route('**/api/price-list?**', (route) => route.fulfill({ status: 503, json: {} }));
  await open(page, '/sell-your-car');
  await field(page, 'VIN').fill('1HGCM82633A004352');
  await goOn(page).click();
  await expect(field(page, 'Year *')).toBeFocused();
  await fill(page, { 'Year *': '2003', 'Make *': 'Honda', 'Model *': 'Accord' });
  await goOn(page).click();
  await expect(field(page, 'What kind of vehicle? *')).toBeFocused();
  await field(page, 'What kind of vehicle? *').selectOption('Boat');
  await expect(field(page, 'It’s complete')).toHaveCount(0);
  const ticket = sum(page, 'What it’s worth');
  await expect(ticket).toContainText('We price this kind by hand.');
  await field(page, 'What kind of vehicle? *').selectOption('Midsize car');
  await field(page, 'It’s complete').click();
  await field(page, 'I’ll bring it in').click();
  await expect(ticket).toContainText('We couldn’t get today’s price. Call (770) 555-0177');
  await page.unroute('**/api/price-list?**');
  await ticket.getByRole('button', { name: 'Try Again' }).click();
  await expect(ticket).toContainText('typical midsize car');
  await expect(field(page, 'VIN')).toHaveValue('1HGCM82633A004352');
  await expectAccessible(page);
});
