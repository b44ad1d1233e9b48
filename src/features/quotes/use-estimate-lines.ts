import { useEffect, useEffectEvent } from 'react';
import { addToDescription } from '../../domain/quotes/add-to-description.ts';
import { takeQuoteLines } from '../../lib/quote-lines.ts';
import type { RequestFormState } from './use-request-form.ts';

/** Puts what the payout estimator left for the form under what its description holds. */
export function useEstimateLines({ form, draft }: RequestFormState): void {
  const take = useEffectEvent(() => {
    const lines = takeQuoteLines();
    if (!lines) return;
    form.setValue('description', addToDescription(form.getValues('description'), lines));
    // At once: they are taken, and a visitor may leave before the next word.
    draft.save();
  });
  useEffect(() => {
    if (draft.restored) take();
  }, [draft.restored]);
}
