import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { Quote, QuoteDraft } from '../../domain/quotes/quote.schema.ts';
import { track } from '../../lib/analytics.ts';
import { Honeypot } from '../../ui/form/Honeypot.tsx';
import { useAwake } from '../../ui/use-awake.ts';
import { DraftNote } from './DraftNote.tsx';
import { PhotoField } from './PhotoField.tsx';
import { QuoteFields } from './QuoteFields.tsx';
import { quoteResolver } from './quote-resolver.ts';
import { useQuoteDraft } from './use-quote-draft.ts';
import { useQuoteSubmit } from './use-quote-submit.ts';

/** The request for a quote. The server renders it whole; Submit wakes with the script. */
export function QuoteForm() {
  const element = useRef<HTMLFormElement>(null);
  // No default values: what a visitor typed before this script arrived is read from the fields.
  const form = useForm<QuoteDraft, unknown, Quote>({ resolver: quoteResolver });
  const { draft, photo, unkept, save, choosePhoto, forget, clear } = useQuoteDraft(form);
  const { submit, waiting } = useQuoteSubmit({ form, element, photo, onArrived: forget, onDone: clear });
  const awake = useAwake();
  const started = useRef(false);
  const { errors, isSubmitting } = form.formState;

  function onInput() {
    if (!started.current) track('quote_start');
    started.current = true;
    save();
  }

  return (
    // Without its script the form must not put what was typed into an address: Submit stays off until then.
    <form ref={element} method="post" noValidate onInput={onInput} onSubmit={(event) => void submit(event)}>
      <DraftNote draft={draft} onClear={clear} onSend={() => void submit()} />
      <QuoteFields register={form.register} errors={errors} />
      <PhotoField photo={photo} unkept={unkept} onPhoto={(chosen) => void choosePhoto(chosen)} />
      <Honeypot />
      <button
        className={`button button-signal mt-6 w-full ${awake ? '' : 'disabled:opacity-100'}`}
        disabled={!awake || isSubmitting}
      >
        {isSubmitting ? 'Submitting...' : 'Request My Quote'}
      </button>
      <output className="mt-3 block font-bold">
        {waiting &&
          'You are offline. Your request is saved on this device and will be sent when you are back online.'}
      </output>
    </form>
  );
}
