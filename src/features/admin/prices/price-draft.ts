import { PRICE_BOARD_STALE_DAYS } from '../../../business/constants.ts';
import { YARD_IDS, type YardId } from '../../../business/yards.ts';
import type { BoardGrade, PriceBatch } from '../../../domain/prices/admin-prices.api.ts';
import { GRADE_GROUPS } from '../../../domain/prices/texts.ts';
import { GRADE_GROUP_KEYS } from '../../../domain/prices/grades/grades.ts';
import { priceKey, priceText } from '../../../domain/prices/price.schema.ts';
import { isJump, isSamePrice, shiftPrice } from '../../../domain/prices/price-shift.ts';
import { inNewYork } from '../../../domain/shared/time/new-york-time.ts';

/** What stands for the common price in a yard's field. */
export const SAME_AS_COMMON = 'same';

/** The text typed for each price by its key; a missing or empty one keeps it. */
export type PriceDraft = Readonly<Record<string, string>>;

/** The price in whose place each one was typed, by its key; null: the yard had none of its own. */
export type SeenPrices = Readonly<Record<string, string | null>>;

/** One price that can be set: a grade's common one, or a yard's. */
export interface PriceLine {
  readonly key: string;
  readonly metal: BoardGrade;
  readonly yardId: YardId | null;
  /** What is paid now. */
  readonly now: string;
  /** The yard has a price of its own. */
  readonly isOwn: boolean;
  readonly updatedAt: string;
}

export interface NewPrice {
  readonly line: PriceLine;
  /** null: the yard pays the common price again. */
  readonly price: string | null;
  /** What is paid then. */
  readonly pays: string;
  readonly isJump: boolean;
}

export interface PriceSection {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly PriceLine[];
}

export function priceLine(metal: BoardGrade, yardId: YardId | null): PriceLine {
  const own = metal.yards.find((each) => each.yardId === yardId);
  return {
    key: priceKey({ metalType: metal.metalType, yardId }),
    metal,
    yardId,
    now: own?.price ?? metal.price,
    isOwn: own !== undefined,
    updatedAt: own?.updatedAt ?? metal.updatedAt,
  };
}

/** What a line's new price replaces: null where the yard has none of its own. */
export const replacedPrice = ({ yardId, isOwn, now }: PriceLine): string | null =>
  yardId === null || isOwn ? now : null;

/** What was seen where something is typed now: what it was when the typing began. */
export const seenPrices = (draft: PriceDraft, lines: readonly PriceLine[], before: SeenPrices): SeenPrices =>
  Object.fromEntries(
    lines
      .filter((line) => typed(draft, line) !== '')
      .map((line) => [
        line.key,
        before[line.key] === undefined ? replacedPrice(line) : (before[line.key] ?? null),
      ]),
  );

/** What is typed, each yard's by itself. */
export const pricesByYard = (draft: PriceDraft, seen: SeenPrices, lines: readonly PriceLine[]) =>
  [null, ...YARD_IDS].flatMap((yardId) => {
    const own = lines.filter((line) => line.yardId === yardId && typed(draft, line) !== '');
    const pick = <Value>(of: Readonly<Record<string, Value>>) =>
      Object.fromEntries(own.flatMap(({ key }) => (of[key] === undefined ? [] : [[key, of[key]] as const])));
    return own.length === 0 ? [] : [{ yardId, typed: pick(draft), seen: pick(seen) }];
  });

/** What is typed, but for a yard. */
export const withoutYard = (
  draft: PriceDraft,
  yardId: YardId | null,
  lines: readonly PriceLine[],
): PriceDraft =>
  Object.fromEntries(
    lines.filter((line) => line.yardId !== yardId).map(({ key }) => [key, draft[key] ?? ''] as const),
  );

/** The board's tables: the cards first, then the groups of the list, then what is hidden. Empty ones are left out. */
export function priceSections(metals: readonly BoardGrade[], yardId: YardId | null): readonly PriceSection[] {
  const section = (id: string, title: string, isIn: (metal: BoardGrade) => boolean): PriceSection => ({
    id,
    title,
    lines: metals.filter(isIn).map((metal) => priceLine(metal, yardId)),
  });
  return [
    section('cards', 'Cards on the home page', ({ listed }) => listed === 'card'),
    ...GRADE_GROUP_KEYS.map((key) =>
      section(key, GRADE_GROUPS[key], ({ listed, group }) => listed === 'list' && group === key),
    ),
    section('hidden', 'Hidden', ({ listed }) => listed === 'hidden'),
  ].filter(({ lines }) => lines.length > 0);
}

const DAY_MS = 86_400_000;

/** Exact enough for an age in days, and the same in each render. */
export const OPENED_AT = new Date();

/** A price that nobody has changed for more than a week. */
export const isStale = ({ updatedAt, metal }: PriceLine, now: Date): boolean =>
  metal.listed !== 'hidden' && now.getTime() - Date.parse(updatedAt) > PRICE_BOARD_STALE_DAYS * DAY_MS;

/** A price as it was meant: cents may be typed without a zero before them, ".64". */
export const typedPrice = (text: string): string => text.trim().replace(/^\./, '0.');

const typed = (draft: PriceDraft, { key }: PriceLine) => typedPrice(draft[key] ?? '');

const isSameWord = (text: string, { yardId }: PriceLine) =>
  yardId !== null && text.toLowerCase() === SAME_AS_COMMON;

/** The error in a typed price, if any. */
export function draftError(draft: PriceDraft, line: PriceLine): string | undefined {
  const text = typed(draft, line);
  const result = text === '' || isSameWord(text, line) ? undefined : priceText.safeParse(text);
  return result?.error?.issues[0]?.message;
}

function newPrice(draft: PriceDraft, line: PriceLine): NewPrice | null {
  const text = typed(draft, line);
  if (text === '' || draftError(draft, line)) return null;
  const { now, isOwn } = line;
  if (isSameWord(text, line)) {
    const pays = commonThen(draft, line.metal);
    return isOwn ? { line, price: null, pays, isJump: isJump(now, pays) } : null;
  }
  // A yard may pin today's common price as its own, so that it does not follow the next one.
  if (isSamePrice(now, text) && (line.yardId === null || isOwn)) return null;
  return { line, price: text, pays: text, isJump: isJump(now, text) };
}

/** The common price once the draft is published. */
export const commonThen = (draft: PriceDraft, metal: BoardGrade): string =>
  newPrice(draft, priceLine(metal, null))?.pays ?? metal.price;

/** The prices that differ from the current ones. */
export const newPrices = (draft: PriceDraft, lines: readonly PriceLine[]): readonly NewPrice[] =>
  lines.flatMap((line) => newPrice(draft, line) ?? []);

/** The prices that were published on the last day before today on which any were, of a yard or of all. */
export interface LastPrices {
  /** "2026-11-27" */
  readonly day: string;
  readonly prices: readonly { readonly line: PriceLine; readonly price: string }[];
}

/** null: none of the known batches is from before today. Of two prices of that day, the later one counts. */
export function lastPrices(
  batches: readonly PriceBatch[],
  lines: readonly PriceLine[],
  yardId: YardId | null,
  now: Date,
): LastPrices | null {
  const published = batches
    .filter(({ state }) => state === 'published')
    .map((batch) => ({
      ...batch,
      day: inNewYork(new Date(batch.publishAt)).date,
      lines: batch.lines.filter((line) => line.yardId === yardId && line.price !== null),
    }))
    .filter(({ day, lines: own }) => own.length > 0 && day < inNewYork(now).date)
    .toSorted((a, b) => a.publishAt.localeCompare(b.publishAt));
  const day = published.at(-1)?.day;
  const byKey = new Map(
    published
      .filter((batch) => batch.day === day)
      .flatMap((batch) => batch.lines.map((line) => [priceKey(line), line.price ?? ''] as const)),
  );
  const prices = lines.flatMap((line) => {
    const price = byKey.get(line.key);
    return price === undefined ? [] : [{ line, price }];
  });
  return day === undefined || prices.length === 0 ? null : { day, prices };
}

/** Copies the prices of another day, moved by hundredths of a percent; what is paid already is no new price. */
export function copiedDraft(draft: PriceDraft, { prices }: LastPrices, hundredths: number): PriceDraft {
  const copied = prices.map(({ line, price }) => {
    const to = shiftPrice(price, hundredths) ?? price;
    return [line.key, isSamePrice(line.now, to) ? '' : to] as const;
  });
  return { ...draft, ...Object.fromEntries(copied) };
}

/** Moves these prices where possible. */
export function movedDraft(draft: PriceDraft, lines: readonly PriceLine[], hundredths: number): PriceDraft {
  const moved = lines.map((line) => {
    const text = typed(draft, line);
    const from = text === '' || isSameWord(text, line) ? line.now : text;
    const to = shiftPrice(from, hundredths) ?? from;
    // What rounding leaves the same is no change: a yard's price would no longer follow the common one.
    return [line.key, isSamePrice(from, to) ? (draft[line.key] ?? '') : to];
  });
  return { ...draft, ...(Object.fromEntries(moved) as PriceDraft) };
}
