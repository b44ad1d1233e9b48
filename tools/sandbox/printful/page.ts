import { escapeHtml } from '../../../netlify/providers/mail/escape-html.ts';
import { htmlPage, seeOther } from '../html.ts';
import type { MockAnswer, MockHandler } from '../mock-server.ts';
import type { PrintfulActions } from './actions.ts';
import { PRINTFUL_REFUSED_NAME } from './api.ts';
import type { PrintfulOrderRecord, PrintfulStatus } from './ledger.ts';

type Verb = 'ship' | 'fail' | 'cancel' | 'confirm';

const LABELS: Readonly<Record<Verb, string>> = {
  ship: 'Ship a parcel',
  fail: 'Let it fail',
  cancel: 'Cancel',
  confirm: 'Confirm',
};

/** The actions that an order's state allows. */
const VERBS: Readonly<Record<PrintfulStatus, readonly Verb[]>> = {
  draft: ['confirm', 'cancel'],
  pending: ['ship', 'fail', 'cancel'],
  partial: ['ship'],
  fulfilled: ['ship'],
  failed: [],
  canceled: [],
};

const isVerb = (text: string): text is Verb => Object.hasOwn(LABELS, text);

function row({
  id,
  external_id,
  status,
  recipient,
  items,
  shipments,
  created,
}: Readonly<PrintfulOrderRecord>): string {
  const to = [recipient.name, recipient.address1, recipient.city, recipient.state_code, recipient.zip];
  const lines = items.map(
    (item) => `${item.quantity} × variant ${item.sync_variant_id} at $${escapeHtml(item.retail_price)}`,
  );
  const sent = shipments.map(({ carrier, tracking_number: number }) => `${carrier} ${number ?? ''}`);
  const buttons = VERBS[status].map(
    (verb) => `<button formaction="/sandbox/printful/orders/${external_id}/${verb}">${LABELS[verb]}</button>`,
  );
  return `<li>
    <strong>${status}</strong> · ${id} · <code>${escapeHtml(external_id)}</code><br>
    <time>${new Date(created * 1000).toISOString()}</time><br>
    ${escapeHtml(to.join(', '))}<br>
    ${lines.join('<br>')}
    ${sent.length > 0 ? `<br>Sent: ${escapeHtml(sent.join('; '))}` : ''}
    ${buttons.length > 0 ? `<br><form method="post">${buttons.join('')}</form>` : ''}</li>`;
}

const listPage = (orders: readonly Readonly<PrintfulOrderRecord>[]): MockAnswer =>
  htmlPage(
    'Printful, the mock server',
    `<h1>Printful <span class="badge">Sandbox</span></h1>
    <p>Nothing here has left this machine, and nothing is made. A recipient called
    <code>${PRINTFUL_REFUSED_NAME}</code> is refused.</p>
    <ol>${orders.toReversed().map(row).join('') || '<li>No orders yet.</li>'}</ol>`,
  );

/** /sandbox/printful: all orders, with buttons for what Printful can do. */
export function createPrintfulPage(actions: PrintfulActions): MockHandler {
  return ({ method, path }) => {
    if (method !== 'POST') return listPage(actions.orders());
    const [, id = '', verb = ''] = /^\/orders\/(\w+)\/(\w+)$/.exec(path) ?? [];
    const order = actions.orders().find(({ external_id: externalId }) => externalId === id);
    if (!order || !isVerb(verb) || !VERBS[order.status].includes(verb)) {
      return htmlPage('Not found', '<h1>Not found</h1>', 404);
    }
    actions[verb](id);
    return seeOther('/sandbox/printful');
  };
}
