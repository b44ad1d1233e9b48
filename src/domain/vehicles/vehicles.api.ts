import * as z from 'zod/mini';
import type { VehicleClass } from '../../business/vehicles.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { VehicleWeight } from './value/vehicle-class.ts';
import { vinSchema } from './vehicle.schema.ts';

/** What is known of a kind of car. */
export interface DecodedVehicle {
  /** null: the decoder does not say. */
  readonly year: number | null;
  /** Empty: the decoder does not say. */
  readonly make: string;
  readonly model: string;
  readonly kind: VehicleClass | null;
  /** null: not known, or no sum is made for its kind. */
  readonly weight: VehicleWeight | null;
}

/** `vehicle` is null if the decoder is down or knows nothing: the visitor types year, make and model. */
export const decodeVehicleApi = endpoint('POST /api/vehicles/decode', {
  input: z.strictObject({ vin: vinSchema }),
  output: answer<{ vehicle: DecodedVehicle | null }>(),
  limit: {
    scope: 'vehicle-decodes',
    limit: 30,
    windowMs: 3_600_000,
  },
});
