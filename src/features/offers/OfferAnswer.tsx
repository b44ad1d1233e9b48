import { useState } from 'react';
import { DECLINE_REASON_TEXTS, OFFER_CONDITION_TEXTS } from '../../domain/offers/texts.ts';
import { acceptanceSchema, decisionSchema, type OfferDecision } from '../../domain/offers/decision.schema.ts';
import { DECLINE_REASONS, type DeclineReason, type OfferCondition } from '../../domain/offers/offer-state.ts';
import type { Offer } from '../../domain/offers/offers.api.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceFields } from '../../ui/form/fields/ChoiceFields.tsx';
import { draftSchema } from '../../ui/form/draft-schema.ts';
import { TextField } from '../../ui/form/fields/TextField.tsx';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';
import { useSentForm } from '../../ui/form/use-sent-form.ts';
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

const UNSIGNED: { readonly name: string; readonly agreed: readonly OfferCondition[] } = {
  name: '',
  agreed: [],
};

function AcceptForm({ offer: { version, conditions }, onDecide, isBusy }: BusyProps) {
  const { field, formProps } = useSentForm({
    schema: draftSchema(
      (signed: typeof UNSIGNED) => ({ ...signed, version, decision: 'accept' }),
      acceptanceSchema(conditions),
    ),
    empty: UNSIGNED,
    prefix: 'accept',
    send: onDecide,
  });

  return (
    <form {...formProps} aria-labelledby={ACCEPT_HEADING} className="grid gap-4">
      <h2 id={ACCEPT_HEADING} tabIndex={-1} className="scroll-mt-20 text-2xl uppercase">
        {offerAnswerTexts.accept}
      </h2>
      {conditions.length > 0 && (
        <ChoiceFields
          {...field('agreed', offerAnswerTexts.agree)}
          type="checkbox"
          choices={conditions.map((key) => [key, OFFER_CONDITION_TEXTS[key]] as const)}
        />
      )}
      <TextField {...field('name', offerAnswerTexts.name, 'name')} aria-required />
      <p className="text-muted">{offerAnswerTexts.whoAccepts}</p>
      <Button type="submit" variant="signal" aria-disabled={isBusy}>
        {isBusy ? offerAnswerTexts.busy : offerAnswerTexts.doAccept}
      </Button>
      <PrivacyNote />
    </form>
  );
}

const UNSAID: { readonly reason: DeclineReason | null } = { reason: null };

function DeclineForm({ offer: { version }, onDecide, isBusy }: BusyProps) {
  const { field, formProps } = useSentForm({
    schema: draftSchema((said: typeof UNSAID) => ({ ...said, version, decision: 'decline' }), decisionSchema),
    empty: UNSAID,
    prefix: 'decline',
    send: onDecide,
  });

  return (
    <details className="border-t-2 border-line pt-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-bold text-link underline">
        {offerAnswerTexts.decline}
      </summary>
      <form {...formProps} className="grid gap-3">
        <ChoiceFields
          {...field('reason', offerAnswerTexts.why)}
          type="radio"
          choices={DECLINE_REASONS.map((key) => [key, DECLINE_REASON_TEXTS[key]] as const)}
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
    // Of two forms, one may be sent.
    if (isBusy) return;
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
