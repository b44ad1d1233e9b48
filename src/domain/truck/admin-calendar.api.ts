import * as z from 'zod/mini';
import { YARD_IDS } from '../../business/yards.ts';
import type { Address } from '../addresses/address.schema.ts';
import type { Place } from '../locations/places/nearest.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { PapersAdvice } from '../vehicles/papers.ts';
import type { Truck, TruckDay } from './admin-trucks.api.ts';
import type { MissedReason, StopState } from './stop-state.ts';
import { stopPlanSchema, stopReportSchema, stopSeenSchema, stopTellSchema } from './truck.schema.ts';

/** A pickup that somebody asked for. */
export interface AskedPickup extends Address {
  readonly quoteId: string;
  readonly name: string;
  /** E.164 */
  readonly phone: string;
  /** What it counts for on the truck. */
  readonly pounds: number;
  /** null: nobody knows where the ZIP code is. */
  readonly place: Place | null;
  /** "2003 Honda Accord" or "1,000 to 5,000 lb" */
  readonly load: string;
  readonly vinEnd: string | null;
  readonly papers: readonly PapersAdvice[];
  readonly description: string;
  /** A ticket paid it already, or staff said so. */
  readonly isWon: boolean;
  /** The day and half day that they asked for. */
  readonly askedDay: string;
  readonly askedWindow: string;
}

/** Where a stop is on its truck. Whoever changes it says which version they saw. */
export interface StopTime {
  readonly id: string;
  readonly truckId: string;
  readonly day: string;
  /** Minutes after midnight on New York's clock. */
  readonly startsAt: number;
  readonly minutes: number;
  readonly state: StopState;
  readonly missedReason: MissedReason | null;
  readonly version: number;
}

/** Whether the customer knows of a stop as it is now: if not, whether they asked for mail. */
type Told = 'yes' | 'not_yet' | 'without_mail';

export interface CalendarStop extends StopTime {
  /** null: a visitor holds the time while they fill in the form. */
  readonly asked: AskedPickup | null;
  readonly place: Place | null;
  readonly pounds: number;
  readonly told: Told;
  /** Its ticket begins from an offer that the customer accepted. */
  readonly hasOffer: boolean;
  /** How many photos staff took there. */
  readonly photos: number;
}

export interface UnplannedPickup extends AskedPickup {
  /** A truck went there for nothing. */
  readonly missedReason: MissedReason | null;
}

interface CalendarCall {
  readonly quoteId: string;
  readonly name: string;
  readonly phone: string;
  readonly day: string;
  /** "HH:MM" */
  readonly time: string;
  readonly isAnswered: boolean;
}

/** A week of a yard's trucks. */
export interface Calendar {
  /** At the yards; a phone's own clock may be wrong. */
  readonly today: string;
  /** Minutes after midnight there, when this was read. */
  readonly minute: number;
  readonly trucks: readonly Truck[];
  readonly days: readonly (TruckDay & { readonly driverName: string | null })[];
  /** By day, truck and time. */
  readonly stops: readonly CalendarStop[];
  readonly calls: readonly CalendarCall[];
  /** The yard's, and those for any yard; the first hundred, by the day they asked for. */
  readonly unplanned: readonly UnplannedPickup[];
  /** Days of this week on which the yard is closed. */
  readonly closed: readonly string[];
}

/** Seven days from one on. */
export const readCalendarApi = endpoint('GET /api/admin/calendar', {
  output: answer<Calendar>(),
  access: 'staff',
  isPolled: true,
  query: z.object({ yard: z.enum(YARD_IDS), from: z.iso.date() }),
});

/**
 * Plans a stop under the browser's id, or moves it. Safe to repeat. changed_since (StopTime, or null: no longer planned) if it is not what was seen, or
 * if somebody has planned the request; slot_taken if the truck is elsewhere at that time.
 */
export const planStopApi = endpoint('PUT /api/admin/pickups/:id', {
  input: stopPlanSchema,
  output: answer<StopTime>(),
  access: 'staff',
  errors: ['not_found', 'changed_since', 'slot_taken'],
  yardIn: 'row',
  seen: 'seen',
});

/** The request is to be planned again. Safe to repeat. changed_since (StopTime). */
export const unplanStopApi = endpoint('POST /api/admin/pickups/:id/unplan', {
  input: stopSeenSchema,
  output: answer<{ readonly done: true }>(),
  access: 'staff',
  errors: ['not_found', 'changed_since'],
  yardIn: 'row',
});

/**
 * The customer knows of a planned stop: by the mail that this sends, or because somebody called. Safe to repeat: no version is mailed twice.
 * changed_since (StopTime, or null: no longer planned) if it is not what was seen.
 */
export const tellStopApi = endpoint('POST /api/admin/pickups/:id/tell', {
  input: stopTellSchema,
  output: answer<{ readonly done: true }>(),
  access: 'staff',
  errors: ['not_found', 'changed_since'],
  yardIn: 'row',
});

/** What is reported of a stop, by staff of the truck's yard or its driver. Safe to repeat. changed_since (StopTime, or null: no longer planned). */
export const reportStopApi = endpoint('PUT /api/admin/pickups/:id/state', {
  input: stopReportSchema,
  output: answer<StopTime>(),
  access: 'staff',
  errors: ['not_found', 'changed_since'],
  yardIn: 'row',
  seen: 'seen',
});
