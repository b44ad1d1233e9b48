import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import { orders } from '../../netlify/database/schema/orders.ts';
import ordersFunction from '../../netlify/functions/orders.ts';
import { createOrderApi, type PriceFigures } from '../../src/domain/orders/orders.api.ts';
import type { NewOrder, OrderItem } from '../../src/domain/orders/order.schema.ts';
import type { ErrorBody } from '../../src/domain/shared/contract/errors.ts';
import { callApi } from '../support/call.ts';
import { cartOf, totalsOf, walletBody } from '../support/order.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
let cart: OrderItem[];
beforeAll(async () => {
  cart = await cartOf(server.db);
});

const post = (body: unknown) => callApi(ordersFunction, createOrderApi, { body });
const failed = async (response: Response) => (await response.json()) as ErrorBody;
const count = () => server.db.$count(orders);
const [first, second] = [0, 1] as const;
const item = (index: number): OrderItem => cart[index] ?? expect.fail('the cart is too short');

const changed: readonly [string, (body: NewOrder) => NewOrder][] = [
  ['total', (body) => ({ ...body, total: '0.01' })],
  ['tax', (body) => ({ ...body, tax: '1.00' })],
  ['shipping', (body) => ({ ...body, shipping: '0.00' })],
  ['subtotal', (body) => ({ ...body, subtotal: '0.02' })],
  ['price', (body) => ({ ...body, items: [{ ...item(first), price: '0.01' }, item(second)] })],
  ['name', (body) => ({ ...body, items: [{ ...item(first), name: 'Gold bar' }, item(second)] })],
  ['quantity', (body) => ({ ...body, items: [{ ...item(first), quantity: 9 }, item(second)] })],
];

// Asked: 261
test.each(changed)(
  'an altered %s is answered with the right figures, and nothing is kept',
  async (_, alter) => {
    const before = await count();
    const body = alter(walletBody(cart));
    const response = await post(body);
    expect(response.status).toBe(409);
    const { code, figures } = await failed(response);
    const { totalCents: _total, ...right } = totalsOf(
      cart.map((line, index) => ({ ...line, quantity: body.items[index]?.quantity ?? 0 })),
      'paypal',
    );
    expect({ code, figures }).toMatchObject({
      code: 'price_changed',
      figures: {
        ...right,
        items: cart.map(({ merchandiseItemId, name, price }) => ({
          merchandiseItemId,
          name,
          price,
          available: true,
        })),
      },
    });
    expect(await count()).toBe(before);
  },
);

test('what is not on sale any more is named', async () => {
  const gone = eq(merchandiseVariants.id, item(first).merchandiseItemId);
  await server.db.update(merchandiseVariants).set({ active: false }).where(gone);
  const response = await post(walletBody(cart));
  await server.db.update(merchandiseVariants).set({ active: true }).where(gone);
  expect(response.status).toBe(409);
  const { figures } = (await failed(response)) as ErrorBody & { figures: PriceFigures };
  expect(figures.items.map(({ available }) => available)).toEqual([false, true]);
  expect(figures.total).toBe(totalsOf([item(second)], 'paypal').total);
});

test('an unknown thing is not there', async () => {
  const response = await post(walletBody([{ ...item(first), merchandiseItemId: randomUUID() }]));
  expect(await failed(response)).toMatchObject({
    code: 'price_changed',
    figures: { total: '0.00', items: [{ available: false }] },
  });
});
