import { randomUUID } from 'node:crypto';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { createQuoteRequestApi, type QuoteRequestCreated } from '../../src/domain/quotes/quotes.api.ts';
import { moveOwnStopApi } from '../../src/domain/truck/customer-stop.api.ts';
import { holdSlotApi } from '../../src/domain/truck/slots.api.ts';
import { callApi } from './call.ts';
import type { Flow } from './crash-flow.ts';
import { SAMPLE_PICKUP } from './quote.sample.ts';
import { quoteBody } from './quote.ts';
import { addTruck, movableDay } from './truck.ts';

const PLACE = { zip: '30223', yard: 'griffin' } as const;
const WEIGHT = 'over_20000_lb';

const isTaken = async (response: Response) =>
  ((await response.json()) as { readonly code?: string }).code === 'slot_taken';

export const STOP_FLOWS = {
  'a pickup booked and moved': {
    makes: [
      'audit plan_stop',
      '2 x message device_push done',
      'mail quote-staff',
      'mail stop-staff',
      'message quote_push done',
      'message quote_staff_mail done',
      'message stop_push done',
      'message stop_reminder_mail done',
      'message stop_staff_mail done',
      '2 x push',
      'request new',
      'stop planned',
    ],
    async prepare({ server }) {
      // Whatever trucks other plays left are too small, or full.
      const { day } = await addTruck(server, { carriesLb: 20_000, day: movableDay() });
      const id = randomUUID();
      const asks = (hold: string, key: string) =>
        callApi(quotesFunction, createQuoteRequestApi, {
          body: {
            ...quoteBody({ emailMe: false }),
            pickup: { ...SAMPLE_PICKUP, weightClass: WEIGHT, day, window: '10:00', hold },
          },
          headers: { 'idempotency-key': key },
        });
      const key = randomUUID();
      let token = '';
      return [
        {
          ask: async () =>
            (
              await callApi(quotesFunction, holdSlotApi, {
                body: { id, day, startsAt: 600, weight: WEIGHT, ...PLACE },
              })
            ).ok,
        },
        {
          async ask() {
            const response = await asks(id, key);
            if (response.ok) token = ((await response.json()) as QuoteRequestCreated).requestToken;
            return response.ok;
          },
          rival: async () => isTaken(await asks(randomUUID(), randomUUID())),
        },
        {
          ask: async () =>
            (
              await callApi(quotesFunction, moveOwnStopApi, {
                body: { token, seen: 1, day, startsAt: 540 },
              })
            ).ok,
        },
      ];
    },
  },
} satisfies Readonly<Record<string, Flow>>;
