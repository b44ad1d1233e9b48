import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { type TruckFacts, truckChangeSchema, truckDaysChangeSchema } from './truck.schema.ts';

export interface Truck extends TruckFacts {
  readonly id: string;
}

/** The hours of a truck on a day, "HH:MM" on New York's clock. */
export interface TruckDay {
  readonly truckId: string;
  readonly day: string;
  readonly opens: string;
  readonly closes: string;
  readonly driverId: string | null;
}

export interface Trucks {
  /** Those in use first, by name. */
  readonly trucks: readonly Truck[];
  /** From today on. */
  readonly days: readonly TruckDay[];
}

/** After a truck, or its days, changed. */
export interface TruckSet {
  /** How many stops are no longer planned because of it; their customers know nothing of it. */
  readonly unplanned: number;
}

export const listTrucksApi = endpoint('GET /api/admin/trucks', {
  output: answer<Trucks>(),
  access: 'staff',
});

/** Adds a truck under the browser's id, or changes it. Safe to repeat. changed_since with the truck's facts as `now`. */
export const saveTruckApi = endpoint('PUT /api/admin/trucks/:id', {
  input: truckChangeSchema,
  output: answer<TruckSet>(),
  access: 'office',
  errors: ['changed_since'],
  seen: 'seen',
});

/** Sets the hours of some days, in place of what was set. Safe to repeat. changed_since with these days as `now`; already_done for a day on which the truck was out. */
export const setTruckDaysApi = endpoint('PUT /api/admin/trucks/:id/days', {
  input: truckDaysChangeSchema,
  output: answer<TruckSet>(),
  access: 'office',
  errors: ['not_found', 'changed_since', 'already_done'],
  seen: 'seen',
});
