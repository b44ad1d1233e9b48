import { ask } from '../../browser/dialog.ts';
import { node } from '../../browser/node.ts';

const ORDERS = '/sandbox/paypal/orders';

export type Choice = 'approve' | 'pend' | 'decline' | 'cancel' | 'fail';

async function call(path: string, method: 'GET' | 'POST'): Promise<{ amount: string }> {
  const response = await fetch(`${ORDERS}/${path}`, { method });
  if (!response.ok) throw new Error(`The sandbox knows no such order (${response.status})`);
  return (await response.json()) as { amount: string };
}

/** Asks whoever sits at the page to decide as a buyer in PayPal's window would; closing it is Cancel. */
export async function decide(orderId: string): Promise<Choice> {
  const { amount } = await call(orderId, 'GET');
  const chosen = await ask({
    title: 'Pay with PayPal',
    body: [node('p', {}, 'Pay ', node('strong', {}, amount), '?')],
    buttons: {
      approve: 'Approve',
      pend: 'Approve, PayPal keeps it for review',
      decline: 'Approve, the bank declines',
      cancel: 'Cancel',
      fail: 'Fail',
    },
  });
  return (chosen || 'cancel') as Choice;
}

/** The buyer agrees; how it will end is the stand-in's to remember. */
export const agree = (orderId: string, choice: Choice): Promise<unknown> =>
  call(`${orderId}/${choice}`, 'POST');
