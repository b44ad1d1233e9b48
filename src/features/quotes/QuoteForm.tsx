import { useEffect, useEffectEvent, useState } from 'react';
import { addQuoteLines, takeQuoteLines } from '../../lib/quote-lines.ts';
import { EstimateNote } from './EstimateNote.tsx';
import { PhotoPart } from './photos/PhotoPart.tsx';
import { quoteFormTexts } from './texts.ts';
import { ContactFields, ReachFields, ScrapFields } from './RequestFields.tsx';
import { RequestFormFrame } from './RequestFormFrame.tsx';
import { type RequestFormState, useRequestForm } from './use-request-form.ts';

/** Appends the lines that the payout estimator left to the description. Returns them. */
function useEstimateLines({ form, draft }: RequestFormState): string | null {
  const [estimate, setEstimate] = useState<string | null>(null);
  const take = useEffectEvent(() => {
    const left = takeQuoteLines();
    if (!left) return;
    form.setValue('description', addQuoteLines(form.getValues('description'), left.text));
    form.setValue('estimate', left.lines);
    // Save now: the lines can be taken only once, and the visitor may leave without typing.
    draft.save();
    setEstimate(left.text);
  });
  useEffect(() => {
    if (draft.restored) queueMicrotask(take);
  }, [draft.restored]);
  return estimate;
}

function QuoteFields({ form, parts }: Pick<RequestFormState, 'form' | 'parts'>) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <ContactFields {...parts} />
      <ScrapFields {...parts} />
      <ReachFields form={form} />
    </div>
  );
}

/** The request for a quote, with an optional photo. */
export function QuoteForm() {
  const request = useRequestForm('quote');
  const { draft } = request;
  const estimate = useEstimateLines(request);

  return (
    <>
      <EstimateNote estimate={estimate} />
      <RequestFormFrame request={request} label={quoteFormTexts.submit}>
        <QuoteFields {...request} />
        <PhotoPart {...draft.photoProps} />
      </RequestFormFrame>
    </>
  );
}
