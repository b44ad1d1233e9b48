import { randomInt } from 'node:crypto';
import * as z from 'zod';

const dollars = z.string().regex(/^\d+\.\d{2}$/);

/** The fields that we send. Others are refused, so that a typo of ours shows. */
export const orderParameters = z.strictObject({
  external_id: z
    .string()
    .regex(/^[\w-]+$/)
    .max(32),
  shipping: z.literal('STANDARD'),
  recipient: z.strictObject({
    name: z.string().min(1),
    address1: z.string().min(1),
    city: z.string().min(1),
    state_code: z.string().regex(/^[A-Z]{2}$/),
    country_code: z.literal('US'),
    zip: z.string().min(1),
    phone: z.string(),
    email: z.email({ pattern: z.regexes.html5Email }),
  }),
  items: z
    .array(
      z.strictObject({
        sync_variant_id: z.int().positive(),
        quantity: z.int().min(1).max(99),
        retail_price: dollars,
      }),
    )
    .min(1),
});

/** Of an update: items without ids of their own replace those of the order. */
export const orderChanges = orderParameters.pick({ items: true });

type OrderParameters = z.output<typeof orderParameters>;

export type PrintfulStatus = 'draft' | 'pending' | 'failed' | 'canceled' | 'partial' | 'fulfilled';

export interface PrintfulShipmentRecord {
  readonly id: number;
  readonly carrier: string;
  readonly service: string;
  readonly tracking_number: string | null;
  readonly tracking_url: string | null;
  /** Unix time in seconds, as all times of version 1. */
  readonly created: number;
  readonly shipped_at: number;
  readonly reshipment: boolean;
}

/** An order as version 1 of Printful's API writes it, and how often it was confirmed. */
export interface PrintfulOrderRecord extends OrderParameters {
  readonly id: number;
  readonly created: number;
  status: PrintfulStatus;
  items: OrderParameters['items'];
  confirmations: number;
  shipments: PrintfulShipmentRecord[];
}

// Random, so that ids stay unique after a restart.
export const newPrintfulId = (): number => randomInt(100_000_000, 999_999_999);

/** Our orders by our own id, oldest first. */
export type PrintfulLedger = Map<string, PrintfulOrderRecord>;
