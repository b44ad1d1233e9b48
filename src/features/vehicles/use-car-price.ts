import { useEffect, useState } from 'react';
import { VEHICLE_METAL_TYPE } from '../../business/vehicles.ts';
import { priceListPath } from '../../domain/prices/price-list-path.ts';
import type { GradePrice } from '../../domain/prices/price-list.api.ts';
import { answerTimeout, request } from '../../lib/request.ts';

/** null: the yard's list has no price of a complete car. */
async function fetchCarPrice(yard: string): Promise<GradePrice | null> {
  const answer = await request('GET', priceListPath(yard), undefined, { signal: answerTimeout() });
  const prices = (await answer.json()) as readonly GradePrice[];
  return prices.find(({ metalType }) => metalType === VEHICLE_METAL_TYPE) ?? null;
}

/** What a yard pays for a complete car. `retry` asks again after a failure. */
export function useCarPrice(yard: string | undefined) {
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{
    readonly key: string;
    readonly price: GradePrice | null | 'failed';
  }>();
  const key = `${yard} ${tries}`;
  useEffect(() => {
    if (!yard) return undefined;
    let isLeft = false;
    const put = (price: GradePrice | null | 'failed') => {
      if (!isLeft) setFound({ key: `${yard} ${tries}`, price });
    };
    fetchCarPrice(yard).then(put, () => put('failed'));
    return () => {
      isLeft = true;
    };
  }, [yard, tries]);
  return {
    /** undefined: on its way. */
    price: found?.key === key ? found.price : undefined,
    retry: () => setTries((before) => before + 1),
  };
}
