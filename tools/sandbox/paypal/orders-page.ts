import { escapeHtml } from '../../../netlify/providers/mail/escape-html.ts';
import { htmlPage, seeOther } from '../html.ts';
import type { RoomAnswer, RoomRequest } from '../room.ts';
import { answerFailures } from './api.ts';
import type { Order } from './books.ts';
import { REFUSED_NAME } from './create-order.ts';
import type { createCustomer } from './customer.ts';
import { TROUBLES } from './trouble.ts';

const ADDRESS = '/sandbox/paypal/';

/** What can be done to an order in the state it is in. */
function actionsFor({ status, captures }: Order): readonly string[] {
  const capture = captures[0]?.status;
  if (capture === 'PENDING') return ['release'];
  if (capture === 'COMPLETED' || capture === 'PARTIALLY_REFUNDED') return ['refund', 'reverse', 'dispute'];
  return status === 'COMPLETED' ? [] : ['approve', 'expire'];
}

const buttons = (name: string, values: readonly string[]) =>
  values.map((value) => `<button name="${name}" value="${value}">${value}</button>`).join('');

const row = (
  order: Order,
) => `<li><strong>${order.id}</strong> $${escapeHtml(order.unit.amount.value)} ${order.status}
  ${order.captures.map(({ id, status }) => `· capture ${id} ${status}`).join(' ')}
  <form method="post" action="${ADDRESS}orders/${order.id}">${buttons('do', actionsFor(order))}</form></li>`;

function listPage(orders: readonly Order[]): RoomAnswer {
  return htmlPage(
    'PayPal sandbox',
    `<p class="badge">Sandbox: no money moves.</p><h1>PayPal orders</h1>
    <p>An order for somebody called <code>${REFUSED_NAME}</code> is refused.</p>
    <p>For this browser, let PayPal's script:</p>
    <form method="post" action="${ADDRESS}trouble">${buttons('trouble', TROUBLES)}</form>
    <ol>${orders.toReversed().map(row).join('') || '<li>None yet.</li>'}</ol>`,
  );
}

/** /sandbox/paypal/: what was ordered, and what staff and buyers at PayPal can do with it. */
export function answerOrdersPage(
  customer: ReturnType<typeof createCustomer>,
  { method, path, body }: RoomRequest,
): RoomAnswer {
  if (method !== 'POST') return listPage(customer.orders());
  const form = new URLSearchParams(body);
  const trouble = form.get('trouble');
  if (path === '/trouble' && TROUBLES.some((name) => name === trouble)) {
    const { headers, ...answer } = seeOther(ADDRESS);
    return {
      ...answer,
      headers: { ...headers, 'set-cookie': `paypal-sandbox=${trouble}; Path=/; SameSite=Lax` },
    };
  }
  const id = /^\/orders\/(\w+)$/.exec(path)?.[1] ?? '';
  const action = form.get('do');
  return answerFailures(() => {
    if (action === 'approve' || action === 'expire' || action === 'release') customer[action](id);
    if (action === 'refund' || action === 'reverse' || action === 'dispute') customer[action](id);
    return seeOther(ADDRESS);
  });
}
