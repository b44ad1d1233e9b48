import { useEffect, useEffectEvent, useState } from 'react';
import { BY_HAND, conditionOf, isPricedByHand } from '../../domain/vehicles/car-draft.ts';
import type { RequestForm } from '../quotes/request-kind.ts';
import type { CarLookUp } from './use-car-look-up.ts';

/** The id of the heading of the sum. */
export const SUM_TITLE = 'sum-title';

/** Leads from the car to the first thing that its sum still needs, or to the sum. */
export function useNextStep(form: RequestForm, lookUp: CarLookUp) {
  const [presses, setPresses] = useState(0);

  const goOn = useEffectEvent(() => {
    const values = form.getValues();
    const next = [
      ...(lookUp.showsFields ? BY_HAND : [])
        .filter((name) => name !== 'kind' || lookUp.asksKind)
        .map((name) => `vehicle.${name}` as const),
      ...(isPricedByHand(values) ? [] : (['complete', 'vehicle.handover'] as const)),
      ...(values.vehicle?.handover === 'pickup' ? (['pickup.zip'] as const) : []),
    ].find((name) => (name === 'complete' ? !conditionOf(values) : !form.getValues(name)));
    // It is answered, and what is different is not.
    if (next === 'complete' && values.complete) void form.trigger(next);
    if (next) form.setFocus(next);
    else document.getElementById(SUM_TITLE)?.focus();
    // A focus alone, which setFocus gives a moment later, may leave it at the edge of the screen, below what is fixed there.
    setTimeout(() => document.activeElement?.scrollIntoView({ block: 'center' }));
  });
  // What the look-up fills in and asks for is drawn by then.
  useEffect(() => {
    if (presses > 0) goOn();
  }, [presses]);

  return async () => {
    if (await lookUp.finish()) setPresses((before) => before + 1);
  };
}
