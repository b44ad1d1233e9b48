import { createHmac, randomBytes } from 'node:crypto';
import { newYorkLocal } from '../../../src/domain/shared/time/from-new-york.ts';
import type { PosTicketInput } from '../../../src/domain/tickets/pos/pos-ticket.schema.ts';
import { escapeHtml } from '../../../netlify/providers/mail/escape-html.ts';
import { htmlPage, seeOther } from '../html.ts';
import { type MockHandler, type MockServer, serveMock, unixSeconds } from '../mock-server.ts';
import { createWebhooks, type SignedEvent, type Webhooks } from '../webhooks.ts';

export interface PosMock extends MockServer {
  /** Signed tickets on their way to /api/webhooks/pos. Without a host, give `sent` to the function yourself. */
  readonly webhooks: Webhooks;
  /** Signs a body as of now, or of another time in seconds. */
  readonly sign: (body: string, time?: number) => SignedEvent;
  /** Sends a ticket. */
  readonly send: (ticket: PosTicketInput) => void;
}

/** A ticket of two lines. The prices are those of the seed: a price that has changed since is kept as "not recorded". */
const sampleTicket = (number: string): PosTicketInput => ({
  yardId: 'griffin',
  number,
  soldAt: newYorkLocal(new Date()),
  phone: '',
  paidBy: 'check',
  total: '578.25',
  lines: [
    {
      metalType: 'copper_wire',
      unit: 'lb',
      gross: '102.5',
      tare: '2',
      deduction: '0.5',
      deductionReason: 'moisture',
      price: '4.50',
    },
    { metalType: 'steel', unit: 'lb', gross: '1166', price: '0.11' },
  ],
});

/** A mock of the yards' own system: it signs tickets and sends them, and /sandbox/pos has a button for that. It has no API. */
export async function startPos(siteUrl: string): Promise<PosMock> {
  const secret = randomBytes(32).toString('hex');
  const webhooks = createWebhooks(`${siteUrl}/api/webhooks/pos`);
  let made = 1_000;
  const sign: PosMock['sign'] = (body, time = unixSeconds()) => ({
    body,
    headers: {
      'x-pos-time': String(time),
      'x-pos-signature': createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'),
    },
  });
  const send = (ticket: PosTicketInput) => webhooks.emit(sign(JSON.stringify(ticket)));
  const browse: MockHandler = ({ method, path }) => {
    if (method === 'POST' && path === '/send') {
      made += 1;
      send(sampleTicket(`POS-${made}`));
      return seeOther('/sandbox/pos');
    }
    const sent = webhooks.sent.map(({ body }) => `<li><code>${escapeHtml(body)}</code></li>`);
    return htmlPage(
      'Point of sale, the mock',
      `<h1>Point of sale <span class="badge">Sandbox</span></h1>
      <p>Sends a signed ticket of two lines to the site, as a yard's own system would.</p>
      <form method="post" action="/sandbox/pos/send"><button>Send a ticket</button></form>
      <ol>${sent.toReversed().join('') || '<li>No tickets yet.</li>'}</ol>`,
    );
  };
  const { switches, stop } = await serveMock(() => ({ status: 404, body: 'Not Found' }));
  return { environment: { POS_WEBHOOK_SECRET: secret }, switches, webhooks, sign, send, browse, stop };
}
