import { INCOMPLETE_VEHICLE_METAL_TYPE, VEHICLE_METAL_TYPE } from '../../../src/business/vehicles.ts';
import type { QuoteRequestInput } from '../../../src/domain/quotes/quotes.api.ts';
import type { Pickup } from '../../../src/domain/quotes/quote.schema.ts';
import { zipPlace } from '../../../src/domain/locations/places/zip-places.ts';
import type { StoredVehicle } from '../../../src/domain/vehicles/stored-vehicle.ts';
import { vehicleWeight } from '../../../src/domain/vehicles/value/vehicle-class.ts';
import { vehicleYard } from '../../../src/domain/vehicles/vehicle-yard.ts';
import { vinPattern } from '../../../src/domain/vehicles/vin.ts';
import type { Database } from '../../database/client.ts';
import { addressPlace } from '../addresses/address-place.ts';
import { postedPricesOf } from '../prices/posted-prices.ts';
import { findKind } from './rows.ts';

/** The address decides where it is known, else the middle of its ZIP code. */
const placeOf = async (db: Database, pickup: Pickup, sender: string) =>
  (await addressPlace(db, pickup, sender)) ?? zipPlace(pickup.zip);

type Sent = Pick<QuoteRequestInput, 'vehicle' | 'location' | 'pickup'>;

/** The car of a request as we store it; null: it has none. Weight, price and distance are ours: what the visitor saw came from the same, but for the distance from an address that we can look up. */
export async function storedVehicle(
  db: Database,
  { vehicle, location, pickup }: Sent,
  at: Date,
  sender: string,
): Promise<StoredVehicle | null> {
  if (!vehicle) return null;
  const { yardId, miles } = vehicleYard(location, pickup ? await placeOf(db, pickup, sender) : null);
  const isLookedUp = vehicle.vin !== '' && !vehicle.isTyped;
  // What a VIN says of a car goes before what was typed, unless it was found out only after the sum was shown.
  const decoded = isLookedUp ? await findKind(db, vinPattern(vehicle.vin)) : null;
  const car = {
    year: decoded?.year ?? vehicle.year,
    make: decoded?.make || vehicle.make,
    model: decoded?.model || vehicle.model,
    kind: decoded?.kind ?? vehicle.kind,
  };
  const [grades] = await postedPricesOf(db, [
    { yardId, at, metalTypes: [VEHICLE_METAL_TYPE, INCOMPLETE_VEHICLE_METAL_TYPE] },
  ]);
  const postedFor = (metalType: string) => {
    const posted = grades?.find((grade) => grade.metalType === metalType);
    return posted ? { price: posted.price, unit: posted.unit } : null;
  };
  return {
    ...vehicle,
    ...car,
    isModelFound: Boolean(decoded?.model),
    yardId,
    miles: pickup ? miles : null,
    weight: vehicleWeight({ ...car, makers: decoded?.milliPounds ?? null }),
    price: postedFor(VEHICLE_METAL_TYPE),
    incompletePrice: postedFor(INCOMPLETE_VEHICLE_METAL_TYPE),
  };
}
