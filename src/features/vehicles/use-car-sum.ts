import { useEffect, useRef } from 'react';
import type { VehicleClass } from '../../business/vehicles.ts';
import { type YardId, yardName } from '../../business/yards.ts';
import { cleanZip } from '../../domain/addresses/zip-code.ts';
import type { GradePrice } from '../../domain/prices/list/price-list.api.ts';
import { inNewYork } from '../../domain/shared/time/new-york-time.ts';
import {
  carClassOf,
  conditionOf,
  handoverOf,
  isPricedByHand,
  neededOf,
  titleOf,
  weightOf,
} from '../../domain/vehicles/car-draft.ts';
import { papersFor, type PapersAdvice } from '../../domain/vehicles/papers.ts';
import { type VehicleValue, valueVehicle } from '../../domain/vehicles/value/value-vehicle.ts';
import { zipPlace } from '../../domain/locations/places/zip-places.ts';
import { vehicleYard } from '../../domain/vehicles/vehicle-yard.ts';
import { track } from '../../lib/measurement/analytics.ts';
import type { RequestDraft } from '../quotes/request-kind.ts';
import { carTicketTexts } from './texts.ts';
import { useCarPrices } from './use-car-prices.ts';

interface Sum {
  readonly value: VehicleValue;
  readonly kind: VehicleClass | undefined;
  readonly price: GradePrice;
  readonly yardId: YardId;
  readonly yardName: string;
  /** Why this one; null: it was chosen. */
  readonly yardIs: 'nearest' | 'main' | null;
  readonly isTowed: boolean;
  /** From the yard; null: not known. */
  readonly miles: number | null;
}

export interface CarSum {
  /** Staff price this kind by hand. */
  readonly isByHand: boolean;
  /** What the form does not say yet, in words. */
  readonly missing: readonly string[];
  readonly state: 'missing' | 'loading' | 'failed' | 'byPhone' | 'ready';
  readonly sum: Sum | null;
  readonly papers: readonly PapersAdvice[];
  readonly retry: () => void;
}

/** The sum of what the form says so far, at the price of the chosen yard. */
export function useCarSum(draft: RequestDraft): CarSum {
  const kind = carClassOf(draft);
  const weight = weightOf(draft);
  const isByHand = isPricedByHand(draft);
  const condition = conditionOf(draft);
  const handover = handoverOf(draft);
  const isTowed = handover === 'pickup';
  const zip = (isTowed && draft.pickup?.zip) || null;
  const { yardId, miles } = vehicleYard(draft.location ?? '', zip === null ? null : zipPlace(cleanZip(zip)));
  const { prices, retry } = useCarPrices(weight ? yardId : undefined);

  const missing = neededOf(draft);
  const isComplete = missing.length === 0;
  const known = prices === 'failed' ? undefined : prices;
  const value =
    isComplete && weight && condition && handover && known
      ? valueVehicle({ weight, condition, prices: known, miles, handover })
      : null;
  const price = value && known?.[value.metalType];
  const yardIs: Sum['yardIs'] = draft.location ? null : miles === null ? 'main' : 'nearest';
  const sum =
    value && price
      ? { value, kind, price, yardId, yardName: yardName(yardId), yardIs, isTowed, miles }
      : null;

  const isShown = sum !== null;
  const reported = useRef(false);
  useEffect(() => {
    if (!isShown || reported.current) return;
    reported.current = true;
    track('vehicle_estimate_shown', { kind: kind ?? 'decoded' });
  }, [isShown, kind]);

  const state = stateOf(isComplete, prices, isShown);
  return {
    isByHand,
    missing: missing.map((need) => carTicketTexts.needs[need]),
    state,
    sum,
    // By what the car is worth, whatever its tow costs. Until that is known some would hear that we have to find it out.
    papers:
      isByHand || (state !== 'missing' && state !== 'loading')
        ? papersOf(draft, value?.payoutCents ?? null)
        : [],
    retry,
  };
}

function stateOf(isComplete: boolean, prices: object | 'failed' | undefined, isShown: boolean) {
  if (!isComplete) return 'missing';
  if (prices === undefined) return 'loading';
  if (prices === 'failed') return 'failed';
  return isShown ? 'ready' : 'byPhone';
}

function papersOf(draft: RequestDraft, valueCents: number | null): readonly PapersAdvice[] {
  const title = titleOf(draft);
  const modelYear = Number(draft.vehicle?.year);
  if (!title || !modelYear) return [];
  const { date: today } = inNewYork(new Date());
  return papersFor({
    title,
    modelYear,
    valueCents,
    isTrailer: carClassOf(draft) === 'trailer',
    isTowed: handoverOf(draft) === 'pickup',
    today,
  });
}
