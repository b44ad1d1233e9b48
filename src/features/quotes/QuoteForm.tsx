import { PhotoField } from './PhotoField.tsx';
import { QuoteFields } from './QuoteFields.tsx';
import { QUOTE_KIND } from './quote-kind.ts';
import { RequestFormFrame } from './RequestFormFrame.tsx';
import { useEstimateLines } from './use-estimate-lines.ts';
import { useRequestForm } from './use-request-form.ts';

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
