import { vehicleWeight } from '../../../src/domain/vehicles/value/vehicle-class.ts';
import type { DecodedVehicle } from '../../../src/domain/vehicles/vehicles.api.ts';
import { vinPattern } from '../../../src/domain/vehicles/vin.ts';
import type { Database } from '../../database/client.ts';
import { config } from '../../lib/config.ts';
import { describeError, log } from '../../lib/log.ts';
import { type DecodedKind, decodePattern } from '../../providers/vehicles/decode-pattern.ts';
import { findKind, saveKind } from './rows.ts';

async function askDecoder(db: Database, pattern: string): Promise<DecodedKind | null> {
  const { vehicles } = config();
  if (!vehicles) return null;
  try {
    const found = await decodePattern(vehicles, pattern);
    if (found) await saveKind(db, pattern, found);
    else log({ event: 'vehicle_not_known' });
    return found;
  } catch (error) {
    log({ event: 'vehicle_decode_failed', error: describeError(error) });
    return null;
  }
}

/**
 * What is known of the car with a VIN. Only the characters that it shares with others of its kind are kept, or sent to the decoder. A decoder that is down
 * knows nothing.
 */
export async function decodeVehicle(db: Database, vin: string): Promise<{ vehicle: DecodedVehicle | null }> {
  const pattern = vinPattern(vin);
  const found = (await findKind(db, pattern)) ?? (await askDecoder(db, pattern));
  if (!found) return { vehicle: null };
  const { make, model, year, kind } = found;
  return {
    vehicle: { make, model, year, kind, weight: vehicleWeight({ ...found, makers: found.milliPounds }) },
  };
}
