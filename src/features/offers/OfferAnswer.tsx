import { useId, useState } from 'react';
import { OFFER_NAME_MAX_LENGTH, OFFER_NAME_MIN_LENGTH } from '../../business/offer-constants.ts';
import type { OfferDecision } from '../../domain/offers/decision.schema.ts';
import {
  DECLINE_REASON_TEXTS,
  DECLINE_REASONS,
  type DeclineReason,
  OFFER_CONDITION_TEXTS,
  type OfferCondition,
} from '../../domain/offers/offer-state.ts';
import type { Offer } from '../../domain/offers/offers.api.ts';
import { CONTROL, errorProps, Field, FieldError } from '../../ui/form/Field.tsx';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';

interface OfferAnswerProps {
  readonly offer: Offer;
  /** Resolves once the server has answered, whatever it said. */
  readonly onDecide: (decision: OfferDecision) => Promise<void>;
}

interface BusyProps extends OfferAnswerProps {
  readonly isBusy: boolean;
}

function AcceptForm({ offer, onDecide, isBusy }: BusyProps) {
  const { version, conditions } = offer;
  const id = useId();
  const [agreed, setAgreed] = useState<readonly OfferCondition[]>([]);
  const [name, setName] = useState('');
  const [isTold, setTold] = useState(false);
  const missing = conditions.filter((key) => !agreed.includes(key));
  const nameError =
    isTold && name.trim().length < OFFER_NAME_MIN_LENGTH ? 'Please type your name' : undefined;
  const boxError = isTold && missing.length > 0 ? 'Please agree to each condition' : undefined;

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTold(true);
    if (isBusy) return;
    const box = event.currentTarget.querySelector<HTMLInputElement>('input[type=checkbox]:not(:checked)');
    if (box) return box.focus();
    if (name.trim().length < OFFER_NAME_MIN_LENGTH) return document.getElementById(`${id}-name`)?.focus();
    void onDecide({ version, decision: 'accept', name, agreed: [...agreed], reason: null });
  }

  return (
    <form noValidate method="post" onSubmit={submit} aria-labelledby={`${id}-title`} className="grid gap-4">
      <h2 id={`${id}-title`} className="text-2xl uppercase">
        Accept this offer
      </h2>
      {conditions.length > 0 && (
        <fieldset aria-describedby={boxError && `${id}-boxes`}>
          <legend className="font-bold">I agree:</legend>
          {conditions.map((key) => (
            <label key={key} className="flex min-h-12 items-center gap-3 py-2">
              <input
                type="checkbox"
                className="size-6 shrink-0 accent-link"
                checked={agreed.includes(key)}
                onChange={({ currentTarget: { checked } }) =>
                  setAgreed(checked ? [...agreed, key] : agreed.filter((each) => each !== key))
                }
              />
              {OFFER_CONDITION_TEXTS[key]}
            </label>
          ))}
          <FieldError id={`${id}-boxes`} message={boxError} />
        </fieldset>
      )}
      <Field id={`${id}-name`} label="Your first and last name *" error={nameError}>
        <input
          id={`${id}-name`}
          className={CONTROL}
          autoComplete="name"
          maxLength={OFFER_NAME_MAX_LENGTH}
          aria-required
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          {...errorProps(`${id}-name`, nameError)}
        />
      </Field>
      <p className="text-muted">
        Whoever has this link can accept the offer, and we record the name. We pay only the person on the ID
        that is shown to us.
      </p>
      <button className="button button-signal" aria-disabled={isBusy}>
        {isBusy ? 'One moment…' : 'Accept the offer'}
      </button>
      <PrivacyNote />
    </form>
  );
}

function DeclineForm({ offer, onDecide, isBusy }: BusyProps) {
  const id = useId();
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [isTold, setTold] = useState(false);
  const error = isTold && reason === null ? 'Please choose a reason' : undefined;

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTold(true);
    if (isBusy) return;
    if (reason === null) return event.currentTarget.querySelector('input')?.focus();
    void onDecide({ version: offer.version, decision: 'decline', name: '', agreed: [], reason });
  }

  return (
    <details className="border-t-2 border-line pt-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-bold text-link underline">
        Not for you? Decline it
      </summary>
      <form noValidate method="post" onSubmit={submit} className="grid gap-3">
        <fieldset aria-describedby={error && `${id}-reason`}>
          <legend className="font-bold">Why?</legend>
          {DECLINE_REASONS.map((key) => (
            <label key={key} className="flex min-h-12 items-center gap-3">
              <input
                type="radio"
                name={`${id}-reason`}
                className="size-6 shrink-0 accent-link"
                checked={reason === key}
                onChange={() => setReason(key)}
              />
              {DECLINE_REASON_TEXTS[key]}
            </label>
          ))}
          <FieldError id={`${id}-reason`} message={error} />
        </fieldset>
        <button className="button button-line" aria-disabled={isBusy}>
          {isBusy ? 'One moment…' : 'Decline the offer'}
        </button>
      </form>
    </details>
  );
}

/** Where the customer accepts or declines. */
export function OfferAnswer({ offer, onDecide }: OfferAnswerProps) {
  const [isBusy, setBusy] = useState(false);
  const decide = async (decision: OfferDecision) => {
    setBusy(true);
    await onDecide(decision);
    setBusy(false);
  };
  const parts = { offer, isBusy, onDecide: decide };
  return (
    <div className="grid gap-6 border-t-8 border-signal bg-surface p-4 md:p-8 print:hidden">
      <AcceptForm {...parts} />
      <DeclineForm {...parts} />
    </div>
  );
}
