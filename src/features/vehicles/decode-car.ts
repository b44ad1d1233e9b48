import { decodeVehicleApi, type DecodedVehicle } from '../../domain/vehicles/vehicles.api.ts';
import { call } from '../../lib/request.ts';

/** Longer than the server waits for the decoder. */
const TIMEOUT_MS = 6_000;

/** What the decoder says of a VIN. null: nothing, or it is down; the form goes on without it. */
export const decodeCar = (vin: string): Promise<DecodedVehicle | null> =>
  call(decodeVehicleApi, { body: { vin }, signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ vehicle }) => vehicle,
    () => null,
  );
