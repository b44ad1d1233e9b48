import ordersFunction from '../../netlify/functions/orders.ts';
import { confirmLookUpApi, lookUpOrderApi } from '../../src/domain/orders/orders.api.ts';
import { callApi, type CallOptions } from './call.ts';
import { cookiesOf } from './order.ts';
import { mailsAbout, orderNow, type NewOrderRow } from './paid-order.ts';
import type { TestServer } from './server.ts';
import { settled } from './wait-until.ts';

type Wanted = Pick<NewOrderRow, 'number' | 'customerEmail'>;

export const lookUp = (orderNumber: string, email: string, options: CallOptions = {}) =>
  callApi(ordersFunction, lookUpOrderApi, { body: { orderNumber, email }, ...options });

export const confirm = (lookUpId: string, code: string, options: CallOptions = {}) =>
  callApi(ordersFunction, confirmLookUpApi, { body: { code }, params: { id: lookUpId }, ...options });

export const codeMails = (server: TestServer, number: string) =>
  mailsAbout(server, number).filter(({ subject }) => subject.startsWith('Your code'));

/** Asks for the order as the guest who owns it; returns the look-up with the mailed code. */
export async function askFor(server: TestServer, { number, customerEmail }: Wanted) {
  const response = await lookUp(number, customerEmail);
  if (response.status !== 202) throw new Error(await response.text());
  const { lookUpId } = (await response.json()) as { lookUpId: string };
  await settled();
  const code = /Code: (\d{6})$/m.exec(codeMails(server, number).at(-1)?.text ?? '')?.[1];
  if (code === undefined) throw new Error('no code was mailed');
  return { lookUpId, code };
}

/** The owner's other device: the cookie of a browser that opened the order by its mailed code. */
export async function openByCode(server: TestServer, orderId: string): Promise<string> {
  const { lookUpId, code } = await askFor(server, await orderNow(server, orderId));
  const response = await confirm(lookUpId, code);
  if (response.status !== 200) throw new Error(await response.text());
  return cookiesOf(response);
}
