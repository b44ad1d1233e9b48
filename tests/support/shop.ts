import type { OrderItem } from '../../src/domain/orders/order.schema.ts';
import { cartOf } from './order.ts';
import { startServer, type ServerOptions, type TestServer } from './server.ts';

/** A server with a cart to order; the test delivers Stripe's events itself. */
export async function startShop(options?: ServerOptions): Promise<{ server: TestServer; cart: OrderItem[] }> {
  const server = await startServer(options);
  server.mocks.stripe.webhooks.use('lose');
  return { server, cart: await cartOf(server.db) };
}
