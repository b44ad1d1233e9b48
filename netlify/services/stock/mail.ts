import { eq } from 'drizzle-orm';
import { kindText } from '../../../src/domain/catalogue/store-product.ts';
import { adminProductPath } from '../../../src/paths.ts';
import type { Database } from '../../database/client.ts';
import {
  merchandiseItems as items,
  merchandiseVariants as variants,
} from '../../database/schema/catalogue.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';

/** Tells staff that a kind is at its low mark. */
export async function mailLowStock(db: Database, variantId: string): Promise<void> {
  const [found] = await db
    .select({ variant: variants, item: items })
    .from(variants)
    .innerJoin(items, eq(items.id, variants.itemId))
    .where(eq(variants.id, variantId));
  if (!found || found.variant.stock === null) return;
  const { variant, item } = found;
  const left = variant.stock === 0 ? 'sold out' : `down to ${variant.stock}`;
  await sendMail({
    id: `low-stock.${variantId}.${variant.lowMailedAt?.getTime() ?? 0}`,
    to: staffAddress(),
    subject: `${item.name} is ${left}`,
    ...renderMail({
      heading: `${item.name} is ${left}`,
      paragraphs: [
        `You asked for an alert at ${item.lowMark ?? 0}. Order more, then enter the new count on the product’s page.`,
      ],
      button: { label: 'Open the product', href: siteAddress(adminProductPath(item.id)) },
      fields: [{ label: 'Variant', value: kindText(variant) }],
    }),
  });
}
