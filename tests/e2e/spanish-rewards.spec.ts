import { eq } from 'drizzle-orm';
import { customers } from '../../netlify/database/schema/rewards.ts';
import { expectToast } from '../support/checkout-page.ts';
import { recordedTicket } from '../support/recorded-ticket.ts';
import { atCounter, offer, panel, showTicket, tab, tile } from '../support/rewards-page.ts';
import { freshDigits, newCustomer } from '../support/rewards-sign-in-page.ts';
import { ticketLine } from '../support/ticket.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

test('rewards in Spanish: an account, its ticket, its points and a code @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const taken = await newCustomer(page, stack.origin);
  const phone = freshDigits();
  const button = (name: string) => page.locator('main').getByRole('button', { name, exact: true });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  const signIn = async (number: string) => {
    await page.goto('/es/recompensas');
    await field('Número de teléfono').fill(number);
    await button('Ver mis recompensas').click();
  };

  // A number that nobody has, after something that is not a number.
  await signIn('770 555');
  await expect(field('Número de teléfono')).toHaveAccessibleDescription(
    'El número de teléfono debe tener 10 dígitos',
  );
  await signIn(phone);
  await expect(heading).toHaveText('Abra su cuenta');
  await button('Abrir la cuenta').click();
  await expect(field('Nombre *')).toHaveAccessibleDescription('Escriba su nombre');
  await field('Nombre *').fill('Lucía');
  await field('Apellido *').fill('Núñez');
  await field('Número de teléfono *').fill(taken);
  await button('Abrir la cuenta').click();
  await expectToast(page, 'Error', 'No pudimos abrir su cuenta. Intente de nuevo, por favor.');
  await expect(field('Número de teléfono *')).toHaveAccessibleDescription(
    'Ya hay una cuenta de recompensas con este número de teléfono.',
  );
  await expectAccessible(page);
  await field('Número de teléfono *').fill(phone);
  await button('Abrir la cuenta').click();
  await expectToast(page, '¡Le damos la bienvenida!', 'Su cuenta de recompensas está lista.');
  await page.getByRole('button', { name: 'Cerrar el aviso' }).click();
  await expect(heading).toHaveText('¡Hola de nuevo, Lucía!');
  await expect(page.getByText('5,000 puntos más para Plata')).toBeVisible();
  await expect(page.getByText('500 puntos más para Funda para lata (coozie)')).toBeVisible();
  await expect(offer(page, 'Pase sin fila')).toContainText('Oro o más');

  const [customer] = await atCounter(stack, (db) =>
    db
      .select()
      .from(customers)
      .where(eq(customers.phone, `+1${phone}`)),
  );
  expect(customer?.locale).toBe('es');
  const customerId = customer?.id ?? '';
  await recordedTicket(stack, { customerId, lines: [ticketLine()], totalCents: 4_500 }, 'Wrong weight');
  const number = `P-${Date.now() % 1_000_000}`;
  await recordedTicket(stack, { customerId, number });

  // Figures as in the United States, days and metals in Spanish; what staff wrote is marked as English.
  await tab(page, 'Historial de puntos').click();
  await expect(panel(page)).toContainText('Venta de metal: Cobre brillante (bare bright) y Acero (fierro)');
  await expect(panel(page)).toContainText('+5,740 puntos');
  await expect(panel(page).getByText('Wrong weight')).toHaveAttribute('lang', 'en');
  await tab(page, 'Visitas recientes').click();
  const row = panel(page).locator('.reward-row').first();
  await showTicket(page, { number, total: '574' }, true);
  await expect(row).toContainText('Cobre brillante (bare bright) 100 lb, $450.00');
  await expect(row).toContainText(/\d+ de \S+ de 20\d\d, Griffin GA, boleto P-/);
  await expect(panel(page).getByText('Anulado')).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Abrir el boleto del .+, número P-/ }).click();
  const ticket = page.getByRole('dialog', { name: `Boleto ${number}` });
  for (const text of [
    /\d+ de \S+ de 20\d\d, \d+:\d\d\s[ap]\.\sm\. E[SD]T/,
    'Peso bruto',
    '× $4.50 por lb',
    'Pagado al precio publicado',
    'Descuento de 0.5 lb por agua.',
    'El precio publicado era $0.11 por lb. Se pagó otro precio porque venía mezclado con otro material.',
    '5,740 puntos',
  ])
    await expect(ticket).toContainText(text);
  await expect(ticket.getByRole('link', { name: 'Cómo se lee un boleto' })).toHaveAttribute(
    'href',
    '/es/boleto/como-leerlo',
  );
  await ticket.getByRole('button', { name: 'Preguntar por este boleto' }).click();
  await ticket.getByRole('button', { name: 'Enviar la pregunta' }).click();
  await expect(field('Correo electrónico *')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await ticket.getByRole('button', { name: 'Cerrar', exact: true }).click();

  // A refusal by its code, and then the code of the reward.
  await signIn(phone);
  await expect(tile(page, 'Saldo de puntos')).toHaveText('5,740');
  const redeem = async () => {
    await offer(page, 'Funda para lata (coozie)').getByRole('button').click();
    const question = page.getByRole('alertdialog', {
      name: '¿Canjear 500 puntos por “Funda para lata (coozie)”?',
    });
    await expect(question).toContainText('A Lucía Núñez le quedarán 5,240 puntos.');
    await question.getByRole('button', { name: 'Canjear' }).click();
  };
  await page.route('**/api/rewards/redeem', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'not_enough_points', error: 'There are not enough points for this reward.' },
    }),
  );
  await redeem();
  await expect(
    page.getByRole('main').getByText('Todavía no hay puntos suficientes para esta recompensa.'),
  ).toBeVisible();
  await page.unroute('**/api/rewards/redeem');
  await redeem();
  const reward = page.getByRole('dialog', { name: 'Funda para lata (coozie)' });
  await expect(reward).toContainText('Muestre este código en el mostrador.');
  await expect(reward).toContainText(/500 puntos, \d+ de \S+ de 20\d\d/);
  await expect(reward.getByRole('img', { name: /^Código QR de RW-/ })).toBeVisible();
  await reward.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByRole('region', { name: 'Sus códigos de recompensa' })).toContainText(
    'Funda para lata (coozie)Listo para usar',
  );
  await expect(tile(page, 'Saldo de puntos')).toHaveText('5,240');
  await expectAccessible(page);
});

test('a ticket in Spanish: how it is read, found by the paper, with the names of its grades, and asked about @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const { number } = await recordedTicket(stack, {
    number: `B-${Date.now() % 1_000_000}`,
    lines: [
      ticketLine(),
      // Of the list alone, which has its Spanish name from its owners.
      ticketLine({ metalType: 'copper_1', price: '4.00', priceReason: 'lower_grade' }),
    ],
    totalCents: 8_500,
  });
  await page.goto('/es/que-traer');
  await page.getByRole('link', { name: 'cómo se lee', exact: true }).click();
  await expect(page.getByRole('figure', { name: 'Ejemplo de un boleto' })).toContainText(
    '4 Peso bruto (gross)',
  );
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Buscar un boleto' }).click();
  const find = page.getByRole('button', { name: 'Buscar mi boleto' });
  await find.click();
  await expect(page.getByText('Escriba la fecha de la venta')).toBeVisible();
  await page.getByLabel('Patio', { exact: true }).selectOption('Griffin GA');
  await page.getByLabel('Número del boleto').fill(number);
  await page.getByLabel('Fecha de la venta').fill(inNewYork(new Date()).date);
  await page.getByLabel('Total en dólares').fill('85.01');
  await find.click();
  await expect(page.getByRole('alert')).toContainText('No encontramos un boleto con estos cuatro datos.');
  await expectAccessible(page);
  await page.getByLabel('Total en dólares').fill('$85');
  await find.click();
  await expect(page.getByRole('heading', { name: `Boleto ${number}` })).toBeFocused();
  const extra = page.locator('.ticket-line').nth(1);
  await expect(extra).toContainText('Cobre n.º 1 (#1 copper)');
  await expect(extra.locator('[lang="en"]')).toHaveCount(0);
  await expect(extra).toContainText('porque era de una calidad más baja');
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();

  await page.getByRole('button', { name: 'Preguntar por este boleto' }).click();
  await page.getByLabel('Su nombre *').fill('Lucía Núñez');
  await page.getByLabel('Correo electrónico *').fill('lucia@example.com');
  await page.getByLabel('Su pregunta *').fill('¿Por qué no es brillante?');
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/tickets/questions'));
  await page.getByRole('button', { name: 'Enviar la pregunta' }).click();
  await expect(page.getByText('Recibimos su pregunta.')).toBeVisible();
  await expectAccessible(page);

  const { id } = (await (await answer).json()) as { readonly id: string };
  await signInAs(page, stack, 'staff');
  await page.goto(`/admin/quotes?tab=inquiries&id=${id}`);
  await expect(page.getByText('Lucía Núñez ES')).toBeVisible();
  await expect(
    page.getByText(
      new RegExp(
        `^The email opens in Spanish: “Re: Boleto ${number}, Griffin GA, .+ de 20\\d\\d \\(.{6}\\)”`,
      ),
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    /body=Hola%2C%20Luc/,
  );
});
