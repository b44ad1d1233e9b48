import { verifyAddressApi } from '../../src/domain/addresses/addresses.api.ts';
import { decodeVehicleApi } from '../../src/domain/vehicles/vehicles.api.ts';
import { on, serve } from '../lib/http/serve.ts';
import { verifyAddress } from '../services/addresses/verify-address.ts';
import { decodeVehicle } from '../services/vehicles/decode-vehicle.ts';

export default serve(
  on(verifyAddressApi, ({ db, input }) => verifyAddress(db, input)),
  on(decodeVehicleApi, ({ db, input }) => decodeVehicle(db, input.vin)),
);

export const config = {
  path: ['/api/verify-address', '/api/vehicles/decode'],
};
