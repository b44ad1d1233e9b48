import { OFFER_MAX_LINES } from '../../../../business/constants.ts';
import type { OfferChannel } from '../../../../domain/offers/offer-state.ts';
import { offerCents } from '../../../../domain/offers/lines/offer-sum.ts';
import { moneyText } from '../../../../domain/shared/numbers/money.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ChoiceFields } from '../../../../ui/form/fields/ChoiceFields.tsx';
import { errorId, errorProps, FieldError } from '../../../../ui/form/fields/Field.tsx';
import { TextField } from '../../../../ui/form/fields/TextField.tsx';
import { LanguageBadge, type QuotePartProps } from '../../ui/inbox.tsx';
import { StaffForm } from '../../form/StaffForm.tsx';
import { ownerText } from '../../form/unusual-question.ts';
import { useFocusOnce } from '../../ui/use-focus.ts';
import { EMPTY_OFFER_LINE } from './offer-draft.ts';
import { OfferLineFields } from './OfferLineFields.tsx';
import { OfferTemplates } from './OfferTemplates.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { TermFields } from './TermFields.tsx';
import { type OfferFormProps, type OfferFormState, useOfferForm } from './use-offer-form.ts';

const CHANNELS: readonly (readonly [OfferChannel, string])[] = [
  ['mail', 'By email'],
  ['link', 'I’ll share the link (text, WhatsApp or copy)'],
  ['phone', 'I’ll tell them by phone'],
];

const LINES_ID = 'offer-lines';

function Lines({ form, quote }: { readonly form: OfferFormState } & Pick<QuotePartProps, 'quote'>) {
  const { append, remove, fields } = form.lines;
  const error = form.errorOf('lines') ?? form.errorOf('lines.root');
  const isFull = fields.length >= OFFER_MAX_LINES;
  return (
    <div className="grid gap-4">
      {fields.map(({ id }, index) => (
        <OfferLineFields
          key={id}
          form={form}
          index={index}
          locale={quote.locale}
          onRemove={() => {
            remove(index);
            document.getElementById(LINES_ID)?.focus();
          }}
        />
      ))}
      <Button
        id={LINES_ID}
        className="justify-self-start"
        aria-disabled={isFull}
        onClick={() => !isFull && append(EMPTY_OFFER_LINE, { shouldFocus: false })}
        {...errorProps(LINES_ID, error)}
      >
        Add line
      </Button>
      <FieldError id={errorId(LINES_ID)} message={error} />
    </div>
  );
}

/** Makes one version of an offer: lines or one sum, terms, preview, and the way to the customer. */
export function OfferForm(props: OfferFormProps) {
  const { quote, onCancel } = props;
  const title = useFocusOnce();
  const form = useOfferForm(props);
  const { draft, field, grades, offer = null, beyond } = form;
  return (
    <StaffForm
      form={form}
      className="mt-4 grid gap-5"
      aria-label="Offer"
      submit={draft.channel === 'phone' ? 'Record offer' : 'Send offer'}
      busy="One moment…"
      button="button-signal grow"
      onCancel={onCancel}
    >
      <h3 ref={title} tabIndex={-1} className="text-2xl">
        New offer
      </h3>
      {quote.locale === 'es' && (
        <p>
          <LanguageBadge locale="es" /> The customer will read this offer in Spanish. Grade names are
          translated, but your message isn’t.
        </p>
      )}
      <ChoiceFields
        {...field('kind', 'Pricing')}
        type="radio"
        className="flex flex-wrap gap-x-6"
        choices={[
          ['lines', 'Price by material'],
          ['sum', 'One total'],
        ]}
      />
      {draft.kind === 'sum' ? (
        <TextField
          {...field('sumCents', 'Total ($)')}
          fieldClass="max-w-xs"
          className="tabular-nums"
          inputMode="decimal"
        />
      ) : (
        <>
          {form.isRead && (
            <p className="border-l-8 border-brass pl-3">
              We read these lines from the customer’s message. Check each grade, weight and price.
            </p>
          )}
          <OfferTemplates form={form} quote={quote} />
          <Lines form={form} quote={quote} />
        </>
      )}
      <span role="status" className="block text-xl font-bold tabular-nums" aria-label="Total">
        {offer && <span>{`Total ${moneyText(offerCents(offer.lines, offer.sumCents))}`}</span>}
        {beyond.length > 0 && <span className="block text-down">{ownerText(beyond)}</span>}
      </span>
      <TermFields form={form} quote={quote} />
      <OfferPreview offer={offer} quote={quote} grades={grades} />
      <ChoiceFields
        {...field('channel', 'How should we send it?')}
        type="radio"
        choices={CHANNELS.filter(([channel]) => channel !== 'mail' || quote.email !== null)}
      />
    </StaffForm>
  );
}
