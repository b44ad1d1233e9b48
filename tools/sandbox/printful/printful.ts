import { randomBytes } from 'node:crypto';
import { escapeHtml } from '../../../netlify/providers/mail/escape-html.ts';
import { htmlPage, seeOther } from '../html.ts';
import { type MockAnswer, type MockHandler, type MockServer, serveMock } from '../mock-server.ts';
import { createWebhooks, type Webhooks } from '../webhooks.ts';
import { createPrintfulActions, type PrintfulActions } from './actions.ts';
import { createPrintfulApi, PRINTFUL_REFUSED_NAME } from './api.ts';
import type { PrintfulLedger, PrintfulOrderRecord, PrintfulStatus } from './ledger.ts';
import { createStore, type MockPrintfulStore } from './store.ts';

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
function createPrintfulPage(actions: PrintfulActions): MockHandler {
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

interface PrintfulMock extends MockServer, PrintfulActions {
  /** Signed events on their way to /api/webhooks/printful. Without a host, give `sent` to the function yourself. */
  readonly webhooks: Webhooks;
  /** The store's products; tests may change them. */
  readonly store: MockPrintfulStore;
}

/** A mock of Printful: its API for our functions, its webhooks, and a page where people act as Printful (actions.ts). */
export async function startPrintful(siteUrl: string): Promise<PrintfulMock> {
  const token = `pf_${randomBytes(16).toString('hex')}`;
  const secret = randomBytes(32).toString('hex');
  const ledger: PrintfulLedger = new Map();
  const store = createStore();
  const webhooks = createWebhooks(`${siteUrl}/api/webhooks/printful`);
  const actions = createPrintfulActions(ledger, webhooks, secret);
  const { url, switches, stop } = await serveMock(createPrintfulApi(ledger, store, token));
  return {
    ...actions,
    environment: {
      PRINTFUL_TOKEN: token,
      PRINTFUL_WEBHOOK_SECRET: secret,
      PRINTFUL_MOCK_URL: url,
    },
    switches,
    webhooks,
    store,
    browse: createPrintfulPage(actions),
    stop,
  };
}
