import { eq, inArray } from 'drizzle-orm';
import { yardName } from '../../../src/business/yards.ts';
import type { PushMessage } from '../../../src/domain/push/push-message.ts';
import { QUOTE_KIND_NAMES } from '../../../src/domain/shared/quote-state.ts';
import { adminQuotePath } from '../../../src/staff-paths.ts';
import type { Executor } from '../../database/client.ts';
import { offers } from '../../database/schema/offers.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';

/** What a device is told, and of which yard it is; null: of none. */
interface Notice {
  readonly message: PushMessage;
  readonly yardId: string | null;
}

/** "Brass and 2 more": of a list of grades, by our own names for them. What somebody typed stays off a locked screen. */
async function metalsText(db: Executor, metalTypes: readonly string[]): Promise<string | null> {
  const [first] = metalTypes;
  if (first === undefined) return null;
  const types = [...new Set(metalTypes)];
  const grades = await db
    .select({ metalType: metalPrices.metalType, name: metalPrices.name })
    .from(metalPrices)
    .where(inArray(metalPrices.metalType, types));
  const name = grades.find(({ metalType }) => metalType === first)?.name;
  if (name === undefined) return null;
  return types.length > 1 ? `${name} and ${types.length - 1} more` : name;
}

async function bodyOf(db: Executor, yardId: string | null, metalTypes: readonly string[]): Promise<string> {
  const metals = await metalsText(db, metalTypes);
  return metals === null ? yardName(yardId) : `${yardName(yardId)}: ${metals}`;
}

async function quoteNotice(db: Executor, quoteId: string): Promise<Notice | null> {
  const [quote] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, quoteId));
  if (!quote || quote.suspectedSpam) return null;
  const { id, kind, location, estimate } = quote;
  return {
    message: {
      title: `New ${QUOTE_KIND_NAMES[kind].toLowerCase()} request`,
      body: await bodyOf(
        db,
        location,
        (estimate ?? []).map(({ metalType }) => metalType),
      ),
      path: adminQuotePath(id),
      tag: `quote-${id}`,
    },
    yardId: location,
  };
}

async function offerNotice(db: Executor, offerId: string): Promise<Notice | null> {
  const [offer] = await db.select().from(offers).where(eq(offers.id, offerId));
  if (!offer || offer.decidedAt === null) return null;
  const { id, quoteId, state, yardId, lines } = offer;
  return {
    message: {
      title: state === 'accepted' ? 'Offer accepted' : 'Offer declined',
      body: await bodyOf(
        db,
        yardId,
        lines.flatMap(({ metalType }) => metalType ?? []),
      ),
      path: adminQuotePath(quoteId),
      tag: `offer-${id}`,
    },
    yardId,
  };
}

/** What staff's devices are told about a request or about the decision on an offer; null if there is nothing left to tell. */
export const noticeOf = (db: Executor, about: 'quote' | 'offer', id: string): Promise<Notice | null> =>
  about === 'quote' ? quoteNotice(db, id) : offerNotice(db, id);
