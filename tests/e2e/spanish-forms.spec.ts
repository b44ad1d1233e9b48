import type { Page } from 'playwright/test';
import { choosePhoto, formAt, takeTime } from '../support/quote-form.ts';
import { quoteBody } from '../support/quote.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const { formOf, field, submit, open, fill } = formAt('form:has([name=firstName])');

/** From the top: what the bar of the page half covers would count as a target that is too small. */
async function expectFormAccessible(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
}

const WHO = { 'Nombre *': 'Lucía', 'Apellido *': 'Núñez', 'Teléfono *': '7705550123' };
const WHAT = '¿Qué metal tiene? *';

// Asked: 314
test('a quote in Spanish: told what is missing, sent with a photo, thanked in Spanish, and marked for staff', async ({
  page,
  stack,
}) => {
  await open(page, '/es#quote');
  await submit(page).click();
  for (const message of [
    'Escriba su nombre (2 letras o más)',
    'Escriba su apellido (2 letras o más)',
    'Escriba el número de teléfono completo',
    'Cuéntenos con más detalle qué metal tiene',
  ])
    await expect(formOf(page).getByText(message)).toBeVisible();
  const name = `Núñez${Date.now()}`;
  const what = `Un poco de cable ${Math.random()}`;
  await fill(page, { ...WHO, 'Apellido *': name, [WHAT]: what });
  await choosePhoto(formOf(page));
  await expect(formOf(page).getByText('1 de 6 fotos')).toBeVisible();
  await expectFormAccessible(page);
  await takeTime(page);
  await submit(page).click();
  await page.waitForURL('**/es/gracias');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Recibimos su solicitud de cotización/);
  await expect(page.getByRole('region', { name: 'Su solicitud' })).toContainText(what);
  await expect(page.getByText('Ya tenemos su foto.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver cómo va' })).toHaveAttribute(
    'href',
    /\/es\/solicitud#.{20}/,
  );
  await expectAccessible(page);

  await signInAs(page, stack, 'staff');
  await page.goto(`/admin/quotes?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('ES');
  await page.getByRole('link', { name: `Lucía ${name}` }).click();
  await expect(page.getByRole('heading', { name: `Lucía ${name} ES` })).toBeVisible();
  await expectAccessible(page);
});

test('a pickup begun in English is sent in Spanish, and its choices stay @proof', async ({ page, stack }) => {
  const what = `Dos carros ${Math.random()}`;
  await open(page, '/pickup');
  await fill(page, {
    'First Name *': 'Lucía',
    'Last Name *': 'Núñez',
    'Phone Number *': '7705550123',
    'What type of scrap metal do you have? *': what,
    'Street Address *': '12 Old Mill Road',
    'City *': 'Griffin',
    'State *': 'GA',
    'ZIP Code *': '30223',
  });
  await field(page, 'About how much does it weigh? *').selectOption('1,000 to 5,000 lb');
  await field(page, 'Day *').selectOption({ index: 2 });
  await field(page, 'Time *').selectOption('Morning, 8:00 AM-12:00 PM');
  const day = await field(page, 'Day *').inputValue();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('pickup-draft')))
    .toContain('"window":"morning"');

  await open(page, '/es/recogida');
  await expect(formOf(page).getByText('Recuperamos lo que ya había escrito.')).toBeVisible();
  await expect(field(page, '¿Cuánto pesa, más o menos? *').locator(':checked')).toHaveText(
    'De 1,000 a 5,000 lb',
  );
  await expect(field(page, 'Día *')).toHaveValue(day);
  await expect(field(page, 'Día *').locator(':checked')).toHaveText(
    /^(lun|mar|mié|jue|vie|sáb)\S+ \d+ de \S+$/,
  );
  await expect(field(page, 'Horario *').locator(':checked')).toHaveText(
    'Por la mañana, 8:00 a. m. a 12:00 p. m.',
  );
  // What was checked before is checked again.
  await expect(formOf(page).getByText('Así la escribe el servicio postal.')).toBeVisible();
  await formOf(page).getByRole('button', { name: 'Usar esta dirección' }).click();
  await expect(formOf(page).getByText('Dirección encontrada.')).toBeVisible();
  await expectFormAccessible(page);
  await takeTime(page);
  await submit(page).click();
  await page.waitForURL('**/es/gracias?for=pickup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Recibimos su solicitud de recolección/);
  await expect(page.getByRole('region', { name: 'Su solicitud' })).toContainText('De 1,000 a 5,000 lb');
  await page.getByRole('link', { name: 'English' }).first().click();
  await page.waitForURL('**/request#*');
  const sent = page.getByRole('region', { name: 'Your request' });
  for (const text of [what, '1,000 to 5,000 lb', 'You asked for']) await expect(sent).toContainText(text);
  const mail = async () => (await stack.mail.messages()).find(({ text }) => text?.includes(what));
  await expect.poll(mail).toBeTruthy();
  const arrived = await mail();
  for (const text of ['Language: Spanish', 'Weight: 1,000 to 5,000 lb', 'Time: Morning, 8:00 AM-12:00 PM'])
    expect(arrived?.text).toContain(text);
});

test('a callback in Spanish waits for the line, and one that an older page left waiting is told of in Spanish @proof', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const what = `Cuatro baterías ${Math.random()}`;
  await open(page, '/es/le-llamamos');
  await fill(page, { ...WHO, [WHAT]: what });
  await field(page, 'Día *').selectOption({ index: 2 });
  await field(page, 'Horario *').selectOption({ index: 1 });
  await expectFormAccessible(page);
  await takeTime(page);
  await context.setOffline(true);
  await submit(page).click();
  await expect(formOf(page).getByText(/se enviará cuando vuelva la conexión/)).toBeVisible();
  await context.setOffline(false);
  await page.waitForURL('**/es/gracias?for=callback');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Su llamada está programada/);
  const languages = async (description: string) =>
    (await stack.mail.messages())
      .filter(({ text }) => text?.includes(description))
      .map(({ text }) => text?.includes('Language: Spanish'));
  await expect.poll(() => languages(what)).toEqual([true]);

  const leaveWaiting = async (request: object) => {
    // The page looks for what waits once it is painted, and would send it itself.
    await page.waitForLoadState('networkidle');
    await page.evaluate((kept) => {
      const attempt = { key: crypto.randomUUID(), request: kept };
      const draft = { id: 'request', savedAt: Date.now(), values: kept, attempt, waiting: true };
      localStorage.setItem('quote-draft', JSON.stringify([draft]));
    }, request);
  };
  // Left by a page that did not say its language yet.
  const earlier = quoteBody({ description: `An earlier request ${Math.random()}` });
  await leaveWaiting(earlier);
  await page.goto('/es/que-traer', { waitUntil: 'commit' });
  await expect(page.getByText('Su solicitud se envió')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cerrar el aviso' })).toBeVisible();
  await expect.poll(() => languages(earlier.description)).toEqual([false]);
  // What the toast says stays below the header, and leads to what was sent.
  await expect(page.getByText('Ya tenemos la solicitud que llenó sin conexión.')).toBeVisible();
  await page.getByRole('button', { name: 'Ver lo que envió' }).click();
  await page.waitForURL('**/es/gracias');
  await expect(page.getByText(earlier.description)).toBeVisible();

  // A page in English sends what a Spanish one left waiting, in the language that it was asked in.
  const spanish = quoteBody({ description: `Una solicitud ${Math.random()}`, locale: 'es' });
  await leaveWaiting(spanish);
  await page.goto('/locations', { waitUntil: 'commit' });
  await expect(page.getByText('Your Request Was Sent')).toBeVisible();
  await expect.poll(() => languages(spanish.description)).toEqual([true]);
  const told = page.getByText('We got the request you filled out offline.');
  await expect(told).toBeVisible();
  await page.locator('.notices').getByRole('button', { name: 'Close' }).click();
  await expect(told).toBeHidden();
});
