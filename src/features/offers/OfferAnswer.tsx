import { useId, useState } from 'react';
import { OFFER_NAME_MAX_LENGTH, OFFER_NAME_MIN_LENGTH } from '../../business/constants.ts';
import { decisionSentences, DECLINE_REASON_TEXTS, OFFER_CONDITION_TEXTS } from '../../domain/offers/texts.ts';
import type { OfferDecision } from '../../domain/offers/decision.schema.ts';
import { DECLINE_REASONS, type OfferCondition } from '../../domain/offers/offer-state.ts';
import type { Offer } from '../../domain/offers/offers.api.ts';
import { tooLong } from '../../domain/shared/clean-text.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceFields } from '../../ui/form/ChoiceFields.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';
import { offerAnswerTexts } from './texts.ts';

const ACCEPT_HEADING = 'accept';

/** Leads to the form at the end of an offer. Not a link: the address ends with the token. */
export function seeAccept(): void {
  const heading = document.getElementById(ACCEPT_HEADING);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

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
  const signed = name.trim();
  const wrongName =
    signed.length < OFFER_NAME_MIN_LENGTH ? decisionSentences.name : tooLong(signed, OFFER_NAME_MAX_LENGTH);
  const nameError = isTold ? wrongName : undefined;
  const boxError = isTold && missing.length > 0 ? offerAnswerTexts.agreeToEach : undefined;

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTold(true);
    if (isBusy) return;
    const box = event.currentTarget.querySelector<HTMLInputElement>('input[type=checkbox]:not(:checked)');
    if (box) return box.focus();
    if (wrongName) return document.getElementById(`${id}-name`)?.focus();
    void onDecide({ version, decision: 'accept', name, agreed: [...agreed], reason: null });
  }

  return (
    <form noValidate method="post" onSubmit={submit} aria-labelledby={ACCEPT_HEADING} className="grid gap-4">
      <h2 id={ACCEPT_HEADING} tabIndex={-1} className="scroll-mt-20 text-2xl uppercase">
        {offerAnswerTexts.accept}
      </h2>
      {conditions.length > 0 && (
        <ChoiceFields
          id={`${id}-boxes`}
          label={offerAnswerTexts.agree}
          error={boxError}
          type="checkbox"
          choices={conditions.map((key) => [key, OFFER_CONDITION_TEXTS[key]] as const)}
          chosen={agreed}
          onChoose={setAgreed}
        />
      )}
      <TextField
        id={`${id}-name`}
        label={offerAnswerTexts.name}
        error={nameError}
        autoComplete="name"
        aria-required
        value={name}
        onValue={setName}
      />
      <p className="text-muted">{offerAnswerTexts.whoAccepts}</p>
      <Button type="submit" variant="signal" aria-disabled={isBusy}>
        {isBusy ? offerAnswerTexts.busy : offerAnswerTexts.doAccept}
      </Button>
      <PrivacyNote />
    </form>
  );
}

function DeclineForm({ offer, onDecide, isBusy }: BusyProps) {
  const id = useId();
  const [reason, setReason] = useState<OfferDecision['reason']>(null);

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) void onDecide({ version: offer.version, decision: 'decline', name: '', agreed: [], reason });
  }

  return (
    <details className="border-t-2 border-line pt-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-bold text-link underline">
        {offerAnswerTexts.decline}
      </summary>
      <form noValidate method="post" onSubmit={submit} className="grid gap-3">
        <ChoiceFields
          id={`${id}-reason`}
          label={offerAnswerTexts.why}
          type="radio"
          choices={DECLINE_REASONS.map((key) => [key, DECLINE_REASON_TEXTS[key]] as const)}
          chosen={reason === null ? [] : [reason]}
          onChoose={([chosen = null]) => setReason(chosen)}
        />
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? offerAnswerTexts.busy : offerAnswerTexts.doDecline}
        </Button>
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
