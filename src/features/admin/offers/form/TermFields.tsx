import { OFFER_MESSAGE_MAX_LENGTH } from '../../../../business/constants.ts';
import { YARD_CHOICES, type YardId } from '../../../../business/yards.ts';
import { OFFER_CONDITIONS } from '../../../../domain/offers/offer-state.ts';
import { loadOf } from '../../../../domain/offers/lines/offered-load.ts';
import { feeNames, OFFER_CONDITION_TEXTS } from '../../../../domain/offers/texts.ts';
import type { QuoteDetail } from '../../../../domain/quotes/admin-quotes.api.ts';
import { ChoiceFields } from '../../../../ui/form/fields/ChoiceFields.tsx';
import { SelectField } from '../../../../ui/form/fields/SelectField.tsx';
import { TextAreaField } from '../../../../ui/form/fields/TextAreaField.tsx';
import { TextField } from '../../../../ui/form/fields/TextField.tsx';
import { QuickReplies } from '../../ui/QuickReplies.tsx';
import type { OfferFormState } from './use-offer-form.ts';

interface TermFieldsProps {
  readonly form: OfferFormState;
  readonly quote: QuoteDetail;
}

const HOUR = 60;
const DAY = 24 * HOUR;

const VALIDITIES = [
  ['', 'Next closing'],
  [HOUR, '1 hour from now'],
  [4 * HOUR, '4 hours from now'],
  [DAY, '1 day from now'],
  [3 * DAY, '3 days from now'],
  [7 * DAY, '7 days from now'],
  [14 * DAY, '14 days from now'],
] as const;

/** What an offer has besides its money: yard, validity, pickup fee, conditions and a message. */
export function TermFields({ form, quote }: TermFieldsProps) {
  const { draft, errorOf, field, moveTo, setValue } = form;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SelectField
          id="offer-yardId"
          label="Yard"
          error={errorOf('yardId')}
          value={draft.yardId}
          onValue={(value) => void moveTo(value as YardId)}
          choices={YARD_CHOICES}
        />
        <SelectField {...field('validMinutes', 'Valid until')} choices={VALIDITIES} />
        <TextField
          {...field('pickupFeeCents', `${feeNames[loadOf(quote.vehicle)]} ($)`)}
          className="tabular-nums"
          inputMode="decimal"
        />
      </div>
      <ChoiceFields
        {...field('conditions', 'The customer agrees to:')}
        type="checkbox"
        className="grid gap-x-6 lg:grid-cols-2"
        choices={OFFER_CONDITIONS.map((key) => [key, OFFER_CONDITION_TEXTS[key]] as const)}
      />
      <TextAreaField {...field('message', 'Message')} rows={3} />
      <QuickReplies
        locale={quote.locale}
        sentences={quote.readyMade.sentences}
        message={draft.message}
        maxLength={OFFER_MESSAGE_MAX_LENGTH}
        onChange={(changed) => setValue('message', changed)}
      />
    </>
  );
}
