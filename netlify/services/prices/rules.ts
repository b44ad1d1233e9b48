import { sql } from 'drizzle-orm';
import { METAL_NAMES as SPANISH_METAL_NAMES } from '../../../src/domain/prices/texts.es.ts';
import type { GradeInput } from '../../../src/domain/prices/grades/grade.schema.ts';
import { fromNewYork } from '../../../src/domain/shared/time/from-new-york.ts';
import { CodedError } from '../../lib/http/errors.ts';

/** Allows for a form that was open a little longer. */
const GRACE_MS = 60_000;
const FARTHEST_MS = 90 * 86_400_000;

const refuse = (message: string) => new CodedError('invalid_input', { fields: { publishAt: message } });

/** When to publish a batch; null: now. `local` is New York local time. Throws invalid_input. */
export function publishAtOf(local: string | null, now: Date): Date {
  if (local === null) return now;
  const at = fromNewYork(local);
  if (!at) throw refuse('That day or time doesn’t exist in Georgia');
  const ahead = at.getTime() - now.getTime();
  if (ahead < -GRACE_MS) throw refuse('That time is in the past. Choose a later one, or publish now');
  if (ahead > FARTHEST_MS) throw refuse('Please choose a day in the next three months');
  return at;
}

/** What mayBeNamed() refuses. */
export const CARD_NAME_REFUSAL =
  'You can’t rename a grade on the home page or a material page. Show it only on the full price list, or add a new grade';

/** A metal that pages call by its type has its Spanish name from them, too. Throws invalid_input. */
export function checkSpanishName(metalType: string, nameEs: string | undefined): void {
  const own = Object.hasOwn(SPANISH_METAL_NAMES, metalType) ? SPANISH_METAL_NAMES[metalType] : undefined;
  if (own !== undefined && nameEs !== undefined && nameEs !== own)
    throw new CodedError('invalid_input', { fields: { nameEs: CARD_NAME_REFUSAL } });
}

/** An empty Spanish text counts as none. What was not sent stays. */
export const spanishTexts = ({ nameEs, howToTellEs }: Pick<GradeInput, 'nameEs' | 'howToTellEs'>) => ({
  ...(nameEs !== undefined && { nameEs: nameEs || null }),
  ...(howToTellEs !== undefined && { howToTellEs: howToTellEs || null }),
});

/**
 * For a query of price_batches: whether each price is still what the batch made it. What changed it since counts, unless it was undone: such a
 * batch left a row in the history for each price that it replaced and for each of its own.
 */
export const CAN_UNDO = sql<boolean>`("price_batches"."state" = 'published' and coalesce((
  select bool_and(case when l.yard_id is null
    then m.price = l.price and m.unit = l.unit and (
      select count(*) from metal_price_history h where h.metal_price_id = l.metal_price_id
        and h.effective_to > "price_batches"."published_at") = undone.changes
    else o.price is not distinct from l.price and (
      select count(*) from yard_price_history h where h.metal_price_id = l.metal_price_id and h.yard_id = l.yard_id
        and h.effective_to > "price_batches"."published_at") = undone.changes end)
  from price_batch_lines l join metal_prices m on m.id = l.metal_price_id
  left join yard_price_overrides o on o.metal_price_id = l.metal_price_id and o.yard_id = l.yard_id
  cross join lateral (
    select coalesce(sum(num_nonnulls(u.price, u.before_price)), 0) as changes
    from price_batch_lines u join price_batches later on later.id = u.batch_id
    where later.state = 'undone' and later.published_at > "price_batches"."published_at" and u.before_unit is not null
      and u.metal_price_id = l.metal_price_id and u.yard_id is not distinct from l.yard_id) undone
  where l.batch_id = "price_batches"."id" and l.before_unit is not null), false))`;
