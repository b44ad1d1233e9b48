import type { YardId } from '../../business/yards.ts';
import type { MetalPrice } from '../prices/prices.api.ts';
import { type VehicleToValue, valueVehicle, type VehicleValue } from './value-vehicle.ts';
import type { VehicleWeight } from './vehicle-class.ts';
import type { Vehicle } from './vehicle.schema.ts';

/** A car in a request, with what its sum was made of: found by the server when the request came, never told by a caller. */
export interface StoredVehicle extends Vehicle, Pick<VehicleToValue, 'handover' | 'miles'> {
  readonly yardId: YardId;
  /** null: no sum is made for its kind. */
  readonly weight: VehicleWeight | null;
  /** What the yard posted for a complete car; null: it bought none. */
  readonly price: Pick<MetalPrice, 'price' | 'unit'> | null;
}

/** The sum that the visitor saw; null: none. */
export const storedValue = ({
  weight,
  price,
  handover,
  miles,
  ...condition
}: StoredVehicle): VehicleValue | null =>
  weight && price ? valueVehicle({ weight, price, handover, miles, condition }) : null;
