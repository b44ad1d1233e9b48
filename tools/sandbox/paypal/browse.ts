import { escapeHtml } from '../../../netlify/providers/mail/escape-html.ts';
import { answerScript, htmlPage, seeOther } from '../html.ts';
import type { MockAnswer, MockHandler, MockRequest } from '../mock-server.ts';
import type { createPaypalActions } from './actions.ts';
import { invalidResourceId } from './api-error.ts';
import { answerPaypalErrors } from './api.ts';
import type { PaypalOrderRecord } from './ledger.ts';
import { PAYPAL_REFUSED_NAME } from './orders.ts';

/**
 * The cookie `paypal-sandbox` makes the mock script work, not load, not initialize, or fail when it creates a button's
 * session.
 */
const TROUBLES = ['works', 'no-script', 'no-init', 'no-buttons'] as const;

const troubleOf = ({ headers }: MockRequest): (typeof TROUBLES)[number] =>
  TROUBLES.find((name) => headers.cookie?.includes(`paypal-sandbox=${name}`)) ?? 'works';

const ADDRESS = '/sandbox/paypal/';

/** The actions that an order's state allows. */
function actionsFor({ status, captures }: PaypalOrderRecord): readonly string[] {
  const capture = captures[0]?.status;
  if (capture === 'PENDING') return ['release'];
  if (capture === 'COMPLETED' || capture === 'PARTIALLY_REFUNDED') return ['refund', 'reverse', 'dispute'];
  return status === 'COMPLETED' ? [] : ['approve', 'expire'];
}

const buttons = (name: string, values: readonly string[]) =>
  values.map((value) => `<button name="${name}" value="${value}">${value}</button>`).join('');

const row = (
  order: PaypalOrderRecord,
) => `<li><strong>${order.id}</strong> $${escapeHtml(order.unit.amount.value)} ${order.status}
  ${order.captures.map(({ id, status }) => `· capture ${id} ${status}`).join(' ')}
  <form method="post" action="${ADDRESS}orders/${order.id}">${buttons('do', actionsFor(order))}</form></li>`;

function listPage(orders: readonly PaypalOrderRecord[]): MockAnswer {
  return htmlPage(
    'PayPal sandbox',
    `<p class="badge">Sandbox: no money moves.</p><h1>PayPal orders</h1>
    <p>An order for somebody called <code>${PAYPAL_REFUSED_NAME}</code> is refused.</p>
    <p>For this browser, let PayPal's script:</p>
    <form method="post" action="${ADDRESS}trouble">${buttons('trouble', TROUBLES)}</form>
    <ol>${orders.toReversed().map(row).join('') || '<li>None yet.</li>'}</ol>`,
  );
}

/** /sandbox/paypal/: the orders, with buttons for what buyers and PayPal's staff can do. */
function answerOrdersPage(
  actions: ReturnType<typeof createPaypalActions>,
  { method, path, body }: MockRequest,
): MockAnswer {
  if (method !== 'POST') return listPage(actions.orders());
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
  return answerPaypalErrors(() => {
    if (action === 'approve' || action === 'expire' || action === 'release') actions[action](id);
    if (action === 'refund' || action === 'reverse' || action === 'dispute') actions[action](id);
    return seeOther(ADDRESS);
  });
}

type Actions = ReturnType<typeof createPaypalActions>;

/** The calls of the mock script for the buyer at the page. */
function answerBuyer(actions: Actions, { method, path }: MockRequest) {
  const [, id = '', verb = ''] = /^\/orders\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  return answerPaypalErrors(() => {
    const order = actions.orders().find((known) => known.id === id);
    if (!order) throw invalidResourceId();
    if (method === 'POST' && verb !== 'approve' && verb !== 'pend' && verb !== 'decline')
      throw invalidResourceId();
    if (verb === 'approve' || verb === 'pend' || verb === 'decline') actions[verb](id);
    return { status: 200, body: { id, amount: `$${order.unit.amount.value}` } };
  });
}

/** Answers /sandbox/paypal: the script, its calls, and the list for people. */
export function createPaypalPages(actions: Actions, clientId: string): MockHandler {
  return (request) => {
    const { method, path } = request;
    if (path === '/v6/core.js') {
      const trouble = troubleOf(request);
      return trouble === 'no-script'
        ? { status: 503, body: 'Told not to load' }
        : answerScript('paypal/browser/core.ts', { clientId, trouble });
    }
    const isBuyer = path.startsWith('/orders/') && (method === 'GET' || path.split('/').length > 3);
    return isBuyer ? answerBuyer(actions, request) : answerOrdersPage(actions, request);
  };
}
