import type { YardId } from '../../../business/yards.ts';
import { OFFER_CONDITIONS } from '../../../domain/offers/offer-state.ts';
import { OFFER_CONDITION_TEXTS } from '../../../domain/offers/offer-texts.ts';
import { CONTROL, errorProps, Field } from '../../../ui/form/Field.tsx';
import { YardOptions } from '../../../ui/form/YardOptions.tsx';
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

/** What an offer has beside its money: yard, validity, pickup fee, conditions and a message. */
export function OfferTerms({ draft, quote, errorOf, onChange, onYard }: OfferTermsProps) {
  const { yardId, validMinutes, pickupFee, conditions, message } = draft;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field id="offer-yardId" label="Yard" error={errorOf('yardId')}>
          <select
            id="offer-yardId"
            className={CONTROL}
            value={yardId}
            onChange={({ target }) => onYard(target.value as YardId)}
            {...errorProps('offer-yardId', errorOf('yardId'))}
          >
            <YardOptions />
          </select>
        </Field>
        <Field id="offer-validMinutes" label="Valid" error={errorOf('validMinutes')}>
          <select
            id="offer-validMinutes"
            className={CONTROL}
            value={validMinutes ?? ''}
            onChange={({ target }) => onChange({ validMinutes: Number(target.value) || null })}
          >
            {VALIDITIES.map(([minutes, label]) => (
              <option key={label} value={minutes ?? ''}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field id="offer-pickupFee" label="Pickup fee in $" error={errorOf('pickupFee')}>
          <input
            id="offer-pickupFee"
            className={`${CONTROL} tabular-nums`}
            inputMode="decimal"
            autoComplete="off"
            value={pickupFee}
            onChange={({ target }) => onChange({ pickupFee: target.value })}
            {...errorProps('offer-pickupFee', errorOf('pickupFee'))}
          />
        </Field>
      </div>
      <fieldset>
        <legend className="font-bold">The customer agrees:</legend>
        <div className="grid gap-x-6 lg:grid-cols-2">
          {OFFER_CONDITIONS.map((key) => (
            <label key={key} className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
              <input
                type="checkbox"
                className="size-6 shrink-0"
                checked={conditions.includes(key)}
                onChange={({ target }) =>
                  onChange({
                    conditions: OFFER_CONDITIONS.filter((each) =>
                      each === key ? target.checked : conditions.includes(each),
                    ),
                  })
                }
              />
              {OFFER_CONDITION_TEXTS[key]}
            </label>
          ))}
        </div>
      </fieldset>
      <Field id="offer-message" label="Message" error={errorOf('message')}>
        <textarea
          id="offer-message"
          className={CONTROL}
          rows={3}
          value={message}
          onChange={({ target }) => onChange({ message: target.value })}
          {...errorProps('offer-message', errorOf('message'))}
        />
      </Field>
      <CannedMessages
        quote={quote}
        message={message}
        onChange={(changed) => onChange({ message: changed })}
      />
    </>
  );
}
