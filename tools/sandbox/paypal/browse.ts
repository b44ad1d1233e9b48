import { answerScript } from '../browser-script.ts';
import type { Answerer, RoomRequest } from '../room.ts';
import { answerFailures } from './api.ts';
import type { createCustomer } from './customer.ts';
import { missing } from './failure.ts';
import { answerOrdersPage } from './orders-page.ts';
import { troubleOf } from './trouble.ts';

type Customer = ReturnType<typeof createCustomer>;

/** The calls that the stand-in script makes for the buyer at the page. */
function answerBuyer(customer: Customer, { method, path }: RoomRequest) {
  const [, id = '', verb = ''] = /^\/orders\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  return answerFailures(() => {
    const order = customer.orders().find((known) => known.id === id);
    if (!order) throw missing();
    if (method === 'POST' && verb !== 'approve' && verb !== 'pend' && verb !== 'decline') throw missing();
    if (verb === 'approve' || verb === 'pend' || verb === 'decline') customer[verb](id);
    return { status: 200, body: { id, amount: `$${order.unit.amount.value}` } };
  });
}

/** What a browser finds under /sandbox/paypal: the script, its calls, and the list for people. */
export function createBrowse(customer: Customer, clientId: string): Answerer {
  return (request) => {
    const { method, path } = request;
    if (path === '/v6/core.js') {
      const trouble = troubleOf(request);
      return trouble === 'no-script'
        ? { status: 503, body: 'Told not to load' }
        : answerScript('paypal/browser/core.ts', { clientId, trouble });
    }
    const isBuyer = path.startsWith('/orders/') && (method === 'GET' || path.split('/').length > 3);
    return isBuyer ? answerBuyer(customer, request) : answerOrdersPage(customer, request);
  };
}
