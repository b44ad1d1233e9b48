import { CheckField } from '../../../ui/form/CheckField.tsx';
import { YARD_CHOICES, type YardId } from '../../../business/yards.ts';
import { OFFER_CONDITIONS } from '../../../domain/offers/offer-state.ts';
import { OFFER_CONDITION_TEXTS } from '../../../domain/offers/offer-texts.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { QuoteDetail } from '../../../domain/quotes/admin-quotes.api.ts';
import { CannedMessages } from './CannedMessages.tsx';
import type { OfferDraft } from './offer-draft.ts';

interface OfferTermsProps {
  readonly draft: OfferDraft;
  readonly quote: QuoteDetail;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (changes: Partial<OfferDraft>) => void;
  /** The prices of another yard have to be read first. */
  readonly onYard: (yardId: YardId) => void;
}

const HOUR = 60;
const DAY = 24 * HOUR;

const VALIDITIES: readonly (readonly [number | null, string])[] = [
  [null, 'Until closing on the next open day'],
  [HOUR, '1 hour'],
  [4 * HOUR, '4 hours'],
  [DAY, '1 day'],
  [3 * DAY, '3 days'],
  [7 * DAY, '7 days'],
  [14 * DAY, '14 days'],
];

/** What an offer has besides its money: yard, validity, pickup fee, conditions and a message. */
export function OfferTerms({ draft, quote, errorOf, onChange, onYard }: OfferTermsProps) {
  const { yardId, validMinutes, pickupFee, conditions, message } = draft;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SelectField
          id="offer-yardId"
          label="Yard"
          error={errorOf('yardId')}
          value={yardId}
          onValue={(value) => onYard(value as YardId)}
          choices={YARD_CHOICES}
        />
        <SelectField
          id="offer-validMinutes"
          label="Valid"
          error={errorOf('validMinutes')}
          value={validMinutes ?? ''}
          onValue={(value) => onChange({ validMinutes: Number(value) || null })}
          choices={VALIDITIES.map(([minutes, label]) => [minutes ?? '', label] as const)}
        />
        <TextField
          id="offer-pickupFee"
          label="Pickup fee in $"
          error={errorOf('pickupFee')}
          className="tabular-nums"
          inputMode="decimal"
          value={pickupFee}
          onValue={(value) => onChange({ pickupFee: value })}
        />
      </div>
      <fieldset>
        <legend className="font-bold">The customer agrees:</legend>
        <div className="grid gap-x-6 lg:grid-cols-2">
          {OFFER_CONDITIONS.map((key) => (
            <CheckField
              label={OFFER_CONDITION_TEXTS[key]}
              key={key}
              fieldClass="py-2"
              checked={conditions.includes(key)}
              onCheck={(isChecked) =>
                onChange({
                  conditions: OFFER_CONDITIONS.filter((each) =>
                    each === key ? isChecked : conditions.includes(each),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <TextAreaField
        id="offer-message"
        label="Message"
        error={errorOf('message')}
        rows={3}
        value={message}
        onValue={(value) => onChange({ message: value })}
      />
      <CannedMessages
        quote={quote}
        message={message}
        onChange={(changed) => onChange({ message: changed })}
      />
    </>
  );
}
