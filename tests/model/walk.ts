import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { database, type Database } from '../../netlify/database/client.ts';
import { merchandiseItems, merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import { orders } from '../../netlify/database/schema/orders.ts';
import { metalPrices } from '../../netlify/database/schema/prices.ts';
import { customers } from '../../netlify/database/schema/rewards.ts';
import { addReward } from '../support/rewards-books.ts';
import { freshPhone } from '../support/rewards.ts';
import type { TestServer } from '../support/server.ts';
import { actorOf, staffWith } from '../support/staff.ts';
import { PlainBooks } from './plain-books.ts';

export const REWARDS = [
  { cost: 500, tier: 'Bronze' },
  { cost: 2_000, tier: 'Bronze' },
  { cost: 9_000, tier: 'Silver' },
] as const;

/** What all walks share: one server, its staff and its rewards. */
export async function openGround(server: TestServer) {
  const owner = actorOf(await staffWith(server.db, 'owner'), 'owner');
  const staff = actorOf(await staffWith(server.db, 'staff'));
  const rewards = await Promise.all(
    REWARDS.map(({ cost, tier }) => addReward(server.db, { pointsCost: cost, minimumTier: tier })),
  );
  // The comparison looks tickets up only by number.
  await server.db.execute(sql`create index model_tickets on tickets (ticket_no)`);
  await server.db.execute(sql`create index model_holds on stock_holds (variant_id)`);
  return { server, owner, staff, rewardIds: rewards.map(({ id }) => id) };
}

export type Ground = Awaited<ReturnType<typeof openGround>>;

export interface Walk extends Ground {
  /** As the functions connect. */
  readonly db: Database;
  /** The walk's own grade. */
  readonly metal: string;
  /** The start of each ticket number. */
  readonly mark: string;
  readonly itemId: string;
  readonly itemName: string;
  readonly now: Date;
}

const DOB_SET_AT = new Date('2020-01-01T12:00:00Z');
let walks = 0;

/** Rows of its own for a walk, and the model that begins with them. */
export async function openWalk(ground: Ground): Promise<{ model: PlainBooks; real: Walk }> {
  const { db } = ground.server;
  walks += 1;
  const metal = `walk_${walks}`;
  await db.insert(metalPrices).values({
    metalType: metal,
    price: '4.50',
    updatedAt: new Date('2015-01-01T00:00:00Z'),
    position: 1_000 + walks,
    listed: 'hidden',
    name: metal,
  });
  const people = await db
    .insert(customers)
    .values(
      ['1980-02-29', '1975-06-15', null].map((dateOfBirth, index) => ({
        firstName: `Person${walks}x${index}`,
        lastName: 'Walker',
        email: `person-${walks}-${index}@example.com`,
        phone: freshPhone(),
        dateOfBirth,
        dateOfBirthSetAt: dateOfBirth === null ? null : DOB_SET_AT,
      })),
    )
    .returning();
  const itemName = `Mug ${walks}`;
  const itemId = randomUUID();
  await db.insert(merchandiseItems).values({
    id: itemId,
    slug: `mug-${walks}`,
    name: itemName,
    description: 'A mug',
    category: 'accessories',
    position: 1_000 + walks,
  });
  const kinds = await db
    .insert(merchandiseVariants)
    .values(
      ['red', 'blue'].map((color, position) => ({
        itemId,
        color,
        priceCents: 1_000 + position * 500,
        image: '/mug.png',
        position,
        stock: 4,
      })),
    )
    .returning();
  const model = new PlainBooks();
  for (const { id, phone, email, dateOfBirth } of people) {
    model.accounts.push({
      id,
      phone,
      email: email ?? '',
      born: dateOfBirth,
      birthdays: [],
      adjusted: [],
      mergedInto: null,
      isReleased: false,
      isForgotten: false,
    });
  }
  for (const { id, priceCents, stock } of kinds)
    model.kinds.push({ id, price: priceCents, shelf: stock ?? 0, counted: stock ?? 0 });
  const real: Walk = {
    ...ground,
    db: database(),
    metal,
    mark: `W${walks}N`,
    itemId,
    itemName,
    now: new Date(),
  };
  return { model, real };
}

/** What is left of a walk is no longer anybody's business: no job asks about it. */
export async function endWalk(model: PlainBooks, { server }: Walk): Promise<void> {
  const ids = model.orders.map(({ id }) => id);
  if (ids.length === 0) return;
  await server.db
    .update(orders)
    .set({
      payment: sql`case when payment in ('pending', 'processing') then 'failed' else payment end`,
      createdAt: sql`now() - interval '9 days'`,
    })
    .where(inArray(orders.id, ids));
}
