import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { VEHICLE_GRADES } from '../../business/vehicles.ts';
import type { GradePrice } from '../../domain/prices/list/price-list.api.ts';
import { priceListOf } from '../prices/list/price-list.store.ts';

type CarPrices = Readonly<Record<string, GradePrice | undefined>>;

const $nothing: ReturnType<typeof priceListOf>['$state'] = atom({
  value: null,
  failure: null,
  isLoading: false,
});

const ofCars = (prices: readonly GradePrice[]): CarPrices =>
  Object.fromEntries(
    prices
      .filter(({ metalType }) => VEHICLE_GRADES.includes(metalType))
      .map((price) => [price.metalType, price]),
  );

/** What a yard pays for a complete car and for an incomplete one, by grade. `retry` asks again after a failure. */
export function useCarPrices(yard: string | undefined) {
  const list = yard ? priceListOf(yard) : null;
  const { value, failure } = useStore(list?.$state ?? $nothing);
  useEffect(() => void list?.load(), [list]);
  return {
    /** undefined: on its way. */
    prices: failure !== null ? ('failed' as const) : value ? ofCars(value.list) : undefined,
    retry: () => void list?.load(),
  };
}
