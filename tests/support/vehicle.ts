import type { StoredVehicle } from '../../src/domain/vehicles/stored-vehicle.ts';
import { COMPLETE_VEHICLE } from '../../src/domain/vehicles/value/vehicle-condition.ts';
import type { VehicleDraft } from '../../src/domain/vehicles/vehicle.schema.ts';

/** A car as the form sends it, of a kind that the mock decoder knows. */
export const carBody = (changes: Partial<VehicleDraft> = {}): VehicleDraft => ({
  vin: '1HGCM82633A004352',
  year: 2003,
  make: 'Honda',
  model: 'Accord',
  kind: 'midsize',
  ...COMPLETE_VEHICLE,
  handover: 'drop_off',
  title: 'in_my_name',
  ...changes,
});

/** The same as it is stored, brought to Griffin. */
export const storedCar = (changes: Partial<StoredVehicle> = {}): StoredVehicle => ({
  ...carBody(),
  vin: '1HGCM82633A004352',
  yardId: 'griffin',
  miles: null,
  weight: { milliPounds: 3_196_000, source: 'maker' },
  price: { price: '0.085', unit: 'lb' },
  incompletePrice: { price: '0.070', unit: 'lb' },
  ...changes,
});
