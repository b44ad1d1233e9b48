import { randomUUID } from 'node:crypto';
import { database } from '../../netlify/database/client.ts';
import { quotePhotos } from '../../netlify/database/schema/quotes.ts';
import { savePhoto } from '../../netlify/providers/photos/photo-store.ts';
import { applyRetention } from '../../netlify/services/privacy/retention/apply-retention.ts';
import type { Flow } from './crash-flow.ts';
import { addInquiry } from './inquiry.ts';
import { addPaidOrder, unpaidOrder } from './paid-order.ts';
import { addQuote } from './stored-quote.ts';
import type { TestServer } from './server.ts';

const LONG_AGO = new Date('2015-06-01T12:00:00Z');

async function oldRequest(server: TestServer): Promise<void> {
  const id = randomUUID();
  const photoKey = `${id}/${randomUUID()}.jpg`;
  await savePhoto(photoKey, new Uint8Array([1]));
  await addQuote(server, { id, createdAt: LONG_AGO, photoState: 'stored' });
  await server.db.insert(quotePhotos).values({ quoteId: id, id: randomUUID(), photoKey });
}

export const RETENTION_FLOWS = {
  'a night of deletions': {
    makes: ['-request new', '-photo', '-inquiry', '-order failed, none', '-order line', 'stripped order'],
    async prepare({ server }) {
      await oldRequest(server);
      await addPaidOrder(server, LONG_AGO);
      await unpaidOrder(server, 'packed', { createdAt: LONG_AGO, payment: 'failed' });
      await addInquiry(server, { createdAt: LONG_AGO });
      return [
        {
          async ask() {
            const { failed, late } = await applyRetention(database());
            return failed === 0 && late === 0;
          },
        },
      ];
    },
  },
} satisfies Readonly<Record<string, Flow>>;
