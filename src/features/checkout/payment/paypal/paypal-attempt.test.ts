import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NewOrder } from '../../../../domain/orders/order.schema.ts';
import { placePaypalOrder } from './paypal-attempt.ts';

const ORDER = { customerName: 'Ada Wright', total: '47.99' } as NewOrder;
const send = vi.fn<(key: string) => Response>();
const created = () => Response.json({ id: 'order-1' }, { status: 201 });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) =>
    send(headers['idempotency-key'] ?? ''),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  send.mockReset().mockImplementation(created);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const keys = () => send.mock.calls.map(([key]) => key);

test('after a lost answer and a portal that answers in our place, the same cart is the same order', async () => {
  send
    .mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch');
    })
    .mockImplementationOnce(() => new Response('<h1>Sign in</h1>', { status: 403 }))
    .mockImplementationOnce(() => new Response('<h1>Sign in</h1>', { status: 200 }));
  for (let press = 0; press < 3; press += 1)
    await expect(placePaypalOrder(ORDER)).rejects.toBeInstanceOf(Error);
  expect(await placePaypalOrder(ORDER)).toBe('order-1');
  expect(await placePaypalOrder(ORDER)).toBe('order-1');
  expect(new Set(keys()).size).toBe(1);
});

test('what our server refused is another order when it is sent again', async () => {
  send.mockImplementationOnce(() =>
    Response.json({ code: 'invalid_input', error: 'Please check the fields.' }, { status: 400 }),
  );
  await expect(placePaypalOrder(ORDER)).rejects.toBeInstanceOf(Error);
  await placePaypalOrder(ORDER);
  expect(new Set(keys()).size).toBe(2);
});
