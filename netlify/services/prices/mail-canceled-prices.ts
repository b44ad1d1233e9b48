import { eq } from 'drizzle-orm';
import { yardTimeText } from '../../../src/domain/shared/new-york-time.ts';
import { adminPricesPath } from '../../../src/staff-paths.ts';
import type { Database } from '../../database/client.ts';
import { priceBatches } from '../../database/schema/price-batches.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';

/** Tells staff that scheduled prices were not published, so that somebody sets them before sellers come. */
export async function mailCanceledPrices(db: Database, batchId: string): Promise<void> {
  const [batch] = await db
    .select({ publishAt: priceBatches.publishAt, name: staffUsers.name })
    .from(priceBatches)
    .innerJoin(staffUsers, eq(staffUsers.id, priceBatches.createdBy))
    .where(eq(priceBatches.id, batchId));
  if (!batch) return;
  const time = yardTimeText(batch.publishAt);
  await sendMail({
    id: `prices-canceled.${batchId}`,
    to: staffAddress(),
    subject: `Prices scheduled for ${time} were not published`,
    ...renderMail({
      heading: 'Scheduled prices were not published',
      paragraphs: [
        `A price changed after ${batch.name} scheduled these, so publishing them would have moved it by more than anyone confirmed. The board and the website still show the old prices.`,
        'Check today’s prices and publish them again.',
      ],
      button: { label: 'Open the price board', href: siteAddress(adminPricesPath) },
      fields: [
        { label: 'Scheduled for', value: time },
        { label: 'Scheduled by', value: batch.name },
      ],
    }),
  });
}
