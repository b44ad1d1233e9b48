import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../netlify/database/client.ts';
import { metalPrices, yardPriceOverrides } from '../../netlify/database/schema/prices.ts';
import { customers } from '../../netlify/database/schema/rewards.ts';
import { yardNotes, yardSpecialDays } from '../../netlify/database/schema/yards.ts';
import type { YardId } from '../../src/business/yards.ts';
import {
  adjustPointsApi,
  changeNameApi,
  changePhoneApi,
  setDateOfBirthApi,
} from '../../src/domain/rewards/admin-rewards.api.ts';
import { formatPhone } from '../../src/domain/shared/contact/phone.ts';
import { maskEmail } from '../../src/domain/shared/contact/mask-email.ts';

// What somebody sees who opens the page now: what each change sends as `seen`.

export async function seenCustomer(db: Database, id: string) {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  const { firstName = '', lastName = '', email = null } = row ?? {};
  return {
    name: { firstName, lastName, email: email && maskEmail(email) },
    phone: row ? formatPhone(row.phone) : '',
    dateOfBirth: row?.dateOfBirth ?? null,
    points: row?.totalPoints ?? 0,
  };
}

const PARTS = new Map<unknown, keyof Awaited<ReturnType<typeof seenCustomer>>>([
  [changeNameApi, 'name'],
  [changePhoneApi, 'phone'],
  [setDateOfBirthApi, 'dateOfBirth'],
  [adjustPointsApi, 'points'],
]);

/** The body of a correction of this customer, or that of any other call. */
export async function seenBy(db: Database, contract: unknown, id: string, body: unknown) {
  const part = PARTS.get(contract);
  if (!part) return body;
  const { [part]: seen } = await seenCustomer(db, id);
  return { seen, ...(body as object) };
}

/** A batch of prices without what was seen. */
export interface Batch extends Readonly<Record<string, unknown>> {
  readonly prices: readonly Line[];
}

interface Line {
  readonly metalType: string;
  readonly yardId?: string | null;
  readonly price?: unknown;
}

/** These lines of prices, each with the price in whose place it comes. */
export async function withSeen<Price extends Line>(db: Database, lines: readonly Price[]) {
  const common = await db.select().from(metalPrices);
  const own = await db.select().from(yardPriceOverrides);
  return lines.map((line) => {
    const metal = common.find(({ metalType }) => metalType === line.metalType);
    const ofYard = own.find((row) => row.metalPriceId === metal?.id && row.yardId === line.yardId);
    return { seen: (line.yardId ? ofYard?.price : metal?.price) ?? null, ...line };
  });
}

export async function seenGrade(db: Database, metalType: string) {
  const [row] = await db.select().from(metalPrices).where(eq(metalPrices.metalType, metalType));
  return {
    name: row?.name ?? '',
    howToTell: row?.howToTell ?? '',
    nameEs: row?.nameEs ?? '',
    howToTellEs: row?.howToTellEs ?? '',
    group: row?.group ?? 'other',
    listed: row?.listed ?? 'list',
    material: row?.material ?? '',
  };
}

export async function seenOrder(db: Database, group: string) {
  const rows = await db
    .select({ metalType: metalPrices.metalType })
    .from(metalPrices)
    .where(eq(metalPrices.group, group as typeof metalPrices.$inferSelect.group))
    .orderBy(asc(metalPrices.position), asc(metalPrices.metalType));
  return rows.map(({ metalType }) => metalType);
}

export async function seenDays(db: Database, yardIds: readonly string[], date: string) {
  const isOne = and(eq(yardSpecialDays.day, date), inArray(yardSpecialDays.yardId, yardIds as YardId[]));
  const rows = await db.select().from(yardSpecialDays).where(isOne);
  return rows.map(({ yardId, opens, closes, reason }) => ({
    yardId,
    hours: opens !== null && closes !== null ? { opens, closes } : null,
    reason,
  }));
}

export async function seenNote(db: Database, yardId: string) {
  const [row] = await db
    .select()
    .from(yardNotes)
    .where(eq(yardNotes.yardId, yardId as YardId));
  return row && row.expiresAt > new Date() ? row.note : null;
}
