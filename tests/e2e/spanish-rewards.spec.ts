import { recordedTicket } from '../support/recorded-ticket.ts';
import { ticketLine } from '../support/ticket.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

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
  await expect(page.getByText('“Hola, Lucía Núñez:”')).toHaveAttribute('lang', 'es');
});
