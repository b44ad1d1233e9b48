import type { OrderItem } from '../../src/domain/orders/order.schema.ts';
import { cartOf } from './order.ts';
import { startServer, type TestServer } from './server.ts';

/** A server with a cart to order; Stripe's events wait to be delivered by the test itself. */
export async function startShop(): Promise<{ server: TestServer; cart: OrderItem[] }> {
  const server = await startServer();
  server.rooms.stripe.webhooks.use('lose');
  return { server, cart: await cartOf(server.db) };
}
