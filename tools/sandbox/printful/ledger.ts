import { randomInt } from 'node:crypto';
import type { OrderParameters } from './parameters.ts';

export type PrintfulStatus = 'draft' | 'pending' | 'failed' | 'canceled' | 'partial' | 'fulfilled';

export interface SandboxShipment {
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
export interface SandboxOrder extends OrderParameters {
  readonly id: number;
  readonly created: number;
  status: PrintfulStatus;
  confirmations: number;
  shipments: SandboxShipment[];
}

/** Unix time in seconds. */
export const now = (): number => Math.floor(Date.now() / 1000);

// Random, so that a restart never gives out an id again that a database still holds.
export const newId = (): number => randomInt(100_000_000, 999_999_999);

/** Printful's books: what we ordered, oldest first, by our own id. */
export type Ledger = Map<string, SandboxOrder>;
