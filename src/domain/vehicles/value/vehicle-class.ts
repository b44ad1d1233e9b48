import {
  VEHICLE_BODIES,
  VEHICLE_CLASSES,
  VEHICLE_MAX_RATING_LB,
  type VehicleClass,
  WEIGHED_MODELS,
} from '../../../business/vehicles.ts';

export const VEHICLE_CLASS_KEYS = Object.keys(VEHICLE_CLASSES) as [VehicleClass, ...VehicleClass[]];

/** Where a weight comes from, best first. */
export type WeightSource = 'ours' | 'maker' | 'typical';

export interface VehicleWeight {
  /** In thousandths of a pound. */
  readonly milliPounds: number;
  readonly source: WeightSource;
}

interface CarToWeigh {
  /** null: nobody has said. */
  readonly kind: VehicleClass | null;
  readonly make: string;
  readonly model: string;
  readonly year: number | null;
  /** The maker's curb weight in thousandths of a pound; null: not known. */
  readonly makers: number | null;
}

const isSame = (typed: string, known: string) => typed.trim().toLowerCase() === known.trim().toLowerCase();

/** The best weight that we know; null: none, or we make no sum for its class. The page and the server ask here. */
export function vehicleWeight(
  { kind, make, model, year, makers }: CarToWeigh,
  weighed = WEIGHED_MODELS,
): VehicleWeight | null {
  const typical = kind && VEHICLE_CLASSES[kind];
  if (kind && typical === null) return null;
  const ours = weighed.find(
    (known) =>
      isSame(make, known.make) &&
      isSame(model, known.model) &&
      year !== null &&
      year >= known.from &&
      year <= known.to,
  );
  if (ours) return { milliPounds: ours.pounds * 1_000, source: 'ours' };
  if (makers !== null) return { milliPounds: makers, source: 'maker' };
  return typical === null ? null : { milliPounds: typical, source: 'typical' };
}

type Body = keyof typeof VEHICLE_BODIES;

/** As vPIC writes them; the first that matches decides. */
const BODIES: readonly (readonly [RegExp, Body | VehicleClass])[] = [
  [/motor ?home/i, 'rv'],
  [/trailer/i, 'trailer'],
  [/motorcycle|scooter|moped|off-road|all[- ]terrain/i, 'motorcycle'],
  [/\bboat\b/i, 'boat'],
  [/\bbus\b|truck-tractor|chassis|fire apparatus|street sweeper|incomplete/i, 'heavy_truck'],
  [/minivan/i, 'minivan'],
  [/sport utility|\bsuv\b|crossover|\bcuv\b/i, 'suv'],
  [/pickup|\btruck\b/i, 'pickup'],
  [/\bvan\b/i, 'van'],
  [/sedan|coupe|hatchback|convertible|cabriolet|wagon|roadster|limousine|passenger car|low speed/i, 'car'],
  [/multipurpose/i, 'suv'],
];

/** The upper limit in pounds of "Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)"; null: it names none. */
function ratingOf(text: string): number | null {
  const [, lower, upper] = /([\d,]+)(?:\s*-\s*([\d,]+))?\s*lb/.exec(text) ?? [];
  if (!lower) return null;
  return Number((upper ?? lower).replaceAll(',', ''));
}

/** Our class of what the decoder says; null: it does not say enough. */
export function classOf(said: {
  readonly vehicleType: string;
  readonly bodyClass: string;
  readonly rating: string;
}): VehicleClass | null {
  const body = [said.bodyClass, said.vehicleType]
    .map((text) => BODIES.find(([pattern]) => pattern.test(text))?.[1])
    .find((found) => found !== undefined);
  if (!body) return null;
  if (!(body in VEHICLE_BODIES)) return body as VehicleClass;
  const rating = ratingOf(said.rating);
  // "Class 1: 6,000 lb or less" is said of any car.
  const isCoarse = /^Class [12]:/.test(said.rating) && (body === 'car' || body === 'suv');
  if (rating === null || isCoarse) return VEHICLE_BODIES[body as Body].usual;
  if (rating > VEHICLE_MAX_RATING_LB) return 'heavy_truck';
  const { usual, byRating } = VEHICLE_BODIES[body as Body];
  const [, found] = Object.entries(byRating).find(([upTo]) => rating <= Number(upTo)) ?? [null, usual];
  return found;
}
