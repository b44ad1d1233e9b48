import * as z from 'zod/mini';
import {
  VEHICLE_DECODE_MAX_BYTES,
  VEHICLE_DECODE_TIMEOUT_MS,
  VEHICLE_MAX_LB,
  VEHICLE_MIN_LB,
  VIN_FIRST_YEAR,
  type VehicleClass,
} from '../../../src/business/vehicles.ts';
import { classOf } from '../../../src/domain/vehicles/value/vehicle-class.ts';
import { latestYear, makeSchema, modelSchema } from '../../../src/domain/vehicles/vehicle.schema.ts';
import { knownMake } from '../../../src/domain/vehicles/vin.ts';
import type { VehiclesConfig } from '../../lib/provider-config.ts';
import { StatusError } from '../../lib/http/status-error.ts';
import { noteFailure, noteSuccess } from '../health/note-outcome.ts';
import { parseJson } from '../parse-json.ts';

const API = 'https://vpic.nhtsa.dot.gov/api';

/** The decoder did not answer, or not as expected. */
class DecoderOutage extends Error {
  override readonly name = 'DecoderOutage';
}
class TooLong extends Error {
  override readonly name = 'TooLong';
}
class OtherVin extends Error {
  override readonly name = 'OtherVin';
}

// Every value of vPIC's is a text; what it does not know is empty.
const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);
// https://vpic.nhtsa.dot.gov/api/ (DecodeVinValues)
const answerSchema = z.object({
  Results: z.array(
    z.object({
      VIN: z.string(),
      Make: text,
      Model: text,
      ModelYear: text,
      VehicleType: text,
      BodyClass: text,
      GVWR: text,
      CurbWeightLB: text,
      ErrorCode: text,
    }),
  ),
});

type Result = z.output<typeof answerSchema>['Results'][number];

/** What vPIC knows of a kind of car. */
export interface DecodedKind {
  readonly year: number | null;
  /** Never empty. */
  readonly make: string;
  readonly model: string;
  readonly kind: VehicleClass | null;
  /** The maker's curb weight in thousandths of a pound. */
  readonly milliPounds: number | null;
}

/** It has read another VIN into this one (2 to 5), or knows nothing of its maker (7). */
const MISREAD: ReadonlySet<string> = new Set(['2', '3', '4', '5', '7']);

/** The bytes of an answer; throws TooLong before it has read more than we take. */
async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > VEHICLE_DECODE_MAX_BYTES) throw new TooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function yearOf(typed: string): number | null {
  const year = /^\d{4}$/.test(typed) ? Number(typed) : 0;
  return year >= VIN_FIRST_YEAR && year <= latestYear() ? year : null;
}

function weightOf(typed: string): number | null {
  const pounds = /^\d{1,5}(\.\d+)?$/.test(typed) ? Number(typed) : 0;
  return pounds >= VEHICLE_MIN_LB && pounds <= VEHICLE_MAX_LB ? Math.round(pounds * 1_000) : null;
}

function kindOf(result: Result): DecodedKind | null {
  const { Make, Model, ModelYear, VehicleType, BodyClass, GVWR, CurbWeightLB, ErrorCode } = result;
  const make = makeSchema.safeParse(Make);
  if (!make.success || ErrorCode.split(',').some((code) => MISREAD.has(code.trim()))) return null;
  const { data: named } = make;
  return {
    year: yearOf(ModelYear),
    // It writes them in capitals.
    make: knownMake(named) ?? named,
    model: modelSchema.safeParse(Model).data ?? '',
    kind: classOf({ vehicleType: VehicleType, bodyClass: BodyClass, rating: GVWR }),
    milliPounds: weightOf(CurbWeightLB),
  };
}

/** Asks NHTSA's vPIC about a kind of car, by vinPattern(); null: it knows nothing. Throws DecoderOutage. */
export async function decodePattern(
  { mockUrl }: VehiclesConfig,
  pattern: string,
): Promise<DecodedKind | null> {
  try {
    const response = await fetch(`${mockUrl ?? API}/vehicles/DecodeVinValues/${pattern}?format=json`, {
      redirect: 'error',
      signal: AbortSignal.timeout(VEHICLE_DECODE_TIMEOUT_MS),
    });
    if (!response.ok) throw new StatusError(response.status);
    const { Results: results } = answerSchema.parse(parseJson(await textOf(response)));
    const [result] = results;
    if (result && result.VIN.toUpperCase() !== pattern) throw new OtherVin();
    noteSuccess('vehicles');
    return result ? kindOf(result) : null;
  } catch (cause) {
    noteFailure('vehicles', cause);
    throw new DecoderOutage('no usable answer', { cause });
  }
}
