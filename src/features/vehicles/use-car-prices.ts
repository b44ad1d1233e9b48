import { useEffect, useState } from 'react';
import { VEHICLE_GRADES } from '../../business/vehicles.ts';
import { priceListPath } from '../../domain/prices/price-list-path.ts';
import type { GradePrice } from '../../domain/prices/price-list.api.ts';
import { answerTimeout, request } from '../../lib/request.ts';

type CarPrices = Readonly<Record<string, GradePrice | undefined>>;

async function fetchCarPrices(yard: string): Promise<CarPrices> {
  const answer = await request('GET', priceListPath(yard), undefined, { signal: answerTimeout() });
  const prices = (await answer.json()) as readonly GradePrice[];
  const ofCars = prices.filter(({ metalType }) => VEHICLE_GRADES.includes(metalType));
  return Object.fromEntries(ofCars.map((price) => [price.metalType, price]));
}

/** What a yard pays for a complete car and for an incomplete one, by grade. `retry` asks again after a failure. */
export function useCarPrices(yard: string | undefined) {
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{
    readonly key: string;
    readonly prices: CarPrices | 'failed';
  }>();
  const key = `${yard} ${tries}`;
  useEffect(() => {
    if (!yard) return undefined;
    let isLeft = false;
    const put = (prices: CarPrices | 'failed') => {
      if (!isLeft) setFound({ key: `${yard} ${tries}`, prices });
    };
    fetchCarPrices(yard).then(put, () => put('failed'));
    return () => {
      isLeft = true;
    };
  }, [yard, tries]);
  return {
    /** undefined: on its way. */
    prices: found?.key === key ? found.prices : undefined,
    retry: () => setTries((before) => before + 1),
  };
}
