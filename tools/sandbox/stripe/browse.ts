import { answerScript } from '../browser-script.ts';
import { htmlPage } from '../html.ts';
import type { Answerer } from '../room.ts';
import { answerBankPage } from './bank-page.ts';
import { createBrowserCalls } from './browser-calls.ts';
import type { createCustomer } from './customer.ts';
import type { Desk } from './desk.ts';
import { answerIntentsPage } from './intents-page.ts';

/** What a browser finds under /sandbox/stripe: the script, its calls, the bank's page, and the list for people. */
export function createBrowse(
  desk: Desk,
  customer: ReturnType<typeof createCustomer>,
  publishableKey: string,
) {
  const calls = createBrowserCalls(desk, publishableKey);
  const browse: Answerer = (request) => {
    const { path } = request;
    if (path === '/stripe.js') return answerScript('stripe/browser/stripe.ts');
    if (path.startsWith('/v1/')) return calls.answer(request);
    if (path === '/redirect') return answerBankPage(desk, publishableKey, request);
    if (path === '/' || path.startsWith('/intents/')) return answerIntentsPage(customer, request);
    return htmlPage('Not found', '<h1>Not found</h1>', 404);
  };
  return { browse, stop: calls.stop };
}
