import { PhotoField } from './PhotoField.tsx';
import { QuoteFields } from './QuoteFields.tsx';
import { QUOTE_KIND } from './quote-kind.ts';
import { RequestFormFrame } from './RequestFormFrame.tsx';
import { useRequestForm, type RequestFormState } from './use-request-form.ts';
import { useEffect, useEffectEvent } from 'react';
import { addToDescription } from '../../domain/quotes/add-to-description.ts';
import { takeQuoteLines } from '../../lib/quote-lines.ts';

/** Puts what the payout estimator left for the form under what its description holds. */
function useEstimateLines({ form, draft }: RequestFormState): void {
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

/** The request for a quote, with a photo if there is one. */
export function QuoteForm() {
  const request = useRequestForm(QUOTE_KIND);
  const { form, draft } = request;
  const { photo, isPhotoUnsaved, choosePhoto } = draft;
  useEstimateLines(request);

  return (
    <RequestFormFrame request={request} label="Request My Quote">
      <QuoteFields form={form} />
      <PhotoField photo={photo} isUnsaved={isPhotoUnsaved} onPhoto={(chosen) => void choosePhoto(chosen)} />
    </RequestFormFrame>
  );
}
