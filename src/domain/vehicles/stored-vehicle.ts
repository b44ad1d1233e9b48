import { INCOMPLETE_VEHICLE_METAL_TYPE, VEHICLE_METAL_TYPE } from '../../business/vehicles.ts';
import type { YardId } from '../../business/yards.ts';
import type { MetalPrice } from '../prices/prices.api.ts';
import {
  type VehiclePrices,
  type VehicleToValue,
  valueVehicle,
  type VehicleValue,
} from './value/value-vehicle.ts';
import type { VehicleWeight } from './value/vehicle-class.ts';
import type { Vehicle } from './vehicle.schema.ts';

/** A car in a request, with what its sum was made of: found by the server when the request came, never told by a caller. */
export interface StoredVehicle extends Vehicle, Pick<VehicleToValue, 'miles'> {
  readonly yardId: YardId;
  /** null: no sum is made for its kind. */
  readonly weight: VehicleWeight | null;
  /** What the yard posted for a complete car; null: it bought none. */
  readonly price: Pick<MetalPrice, 'price' | 'unit'> | null;
  /** Its VIN says which model it is; nobody typed that. */
  readonly isModelFound?: boolean;
  /** For an incomplete one. Older requests lack it: staff price such a car. */
  readonly incompletePrice?: Pick<MetalPrice, 'price' | 'unit'> | null;
}

/** What its seller may see again, and whoever has the link of the request: all but its VIN. */
export type VehicleWithoutVin = Omit<StoredVehicle, 'vin'>;

export const withoutVin = ({ vin: _vin, ...said }: StoredVehicle): VehicleWithoutVin => said;

/** What was posted for the car's grades. */
export const storedPrices = ({ price, incompletePrice }: VehicleWithoutVin): VehiclePrices => ({
  [VEHICLE_METAL_TYPE]: price ?? undefined,
  [INCOMPLETE_VEHICLE_METAL_TYPE]: incompletePrice ?? undefined,
});

/** The sum that the visitor saw; null: none. */
export const storedValue = (car: VehicleWithoutVin): VehicleValue | null => {
  const { weight, handover, miles } = car;
  return weight && valueVehicle({ weight, prices: storedPrices(car), handover, miles, condition: car });
};
