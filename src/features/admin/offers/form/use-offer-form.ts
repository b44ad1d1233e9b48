import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { type YardId, yardName } from '../../../../business/yards.ts';
import { type NewestOffer, sendOfferApi } from '../../../../domain/offers/admin-offers.api.ts';
import { offerCents } from '../../../../domain/offers/lines/offer-sum.ts';
import type { OfferChannel } from '../../../../domain/offers/offer-state.ts';
import { unusualInOffer } from '../../../../domain/offers/lines/unusual-in-offer.ts';
import { moneyText } from '../../../../domain/shared/numbers/money.ts';
import type { StaffRole } from '../../../../domain/shared/roles.ts';
import { type CounterGrade, listCounterGradesApi } from '../../../../domain/tickets/admin-tickets.api.ts';
import { beyondRole } from '../../../../domain/unusual/unusual.ts';
import { showToast } from '../../../../ui/toast/toast.store.ts';
import { firstText } from '../../act.ts';
import { staffFailure } from '../../staff-failure.ts';
import { staffCall } from '../../staff.store.ts';
import type { Facts } from '../../form/TheirsOrYours.tsx';
import type { QuotePartProps } from '../../ui/inbox.tsx';
import { useStaffForm } from '../../form/use-staff-form.ts';
import { atPrices, firstDraft, isFromText, type OfferDraft, offerDraftSchema } from './offer-draft.ts';

/** What a yard buys, at its current prices. */
export const askGradesOf = (yard: YardId): Promise<readonly CounterGrade[]> =>
  staffCall(listCounterGradesApi, { query: { yard } });

export interface OfferFormProps extends QuotePartProps {
  readonly role: StaffRole;
  readonly onCancel: () => void;
  readonly onSent: () => Promise<void>;
  /** Of the yard that the offer begins with. */
  readonly grades: readonly CounterGrade[];
}

const SENT_TEXTS: Readonly<Record<OfferChannel, string>> = {
  mail: 'Offer sent',
  link: 'Offer ready to share',
  phone: 'Offer recorded',
};

const NO_OFFER: NewestOffer = { version: 0, totalCents: null, pickupFeeCents: 0, yardId: null };

const newestOf = ({ version, totalCents, pickupFeeCents, yardId }: NewestOffer): NewestOffer => ({
  version,
  totalCents,
  pickupFeeCents,
  yardId,
});

const factsOf = ({ totalCents, pickupFeeCents, yardId }: Omit<NewestOffer, 'version'>): Facts => ({
  Total: totalCents === null ? '' : moneyText(totalCents),
  'Pickup fee': pickupFeeCents === 0 ? '' : moneyText(pickupFeeCents),
  Yard: yardId === null ? '' : yardName(yardId),
});

function typedFacts(typed: OfferDraft): Facts {
  const { data } = offerDraftSchema.safeParse({ ...typed, channel: typed.channel ?? 'link' });
  return factsOf(data ? { ...data, totalCents: offerCents(data.lines, data.sumCents) } : NO_OFFER);
}

/** State and actions of the form of an offer. */
export function useOfferForm({ quote, reload, role, grades: first, onSent }: OfferFormProps) {
  const [grades, setGrades] = useState(first);
  const [newest] = quote.offers;
  const [empty] = useState(() => firstDraft(quote, first));
  const [isRead] = useState(() => isFromText(quote, first));
  const [openedAt] = useState(() => new Date());
  const asked = useRef<YardId>(null);

  /** Takes a yard and its prices, unless another one is chosen before they come. */
  async function moveTo(yardId: YardId): Promise<void> {
    form.clearErrors('root');
    asked.current = yardId;
    try {
      const after = await askGradesOf(yardId);
      if (asked.current !== yardId) return;
      form.setValue('yardId', yardId);
      for (const [index, { price }] of atPrices(form.getValues('lines'), grades, after).entries())
        form.setValue(`lines.${index}.price`, price);
      setGrades(after);
    } catch (error) {
      if (asked.current === yardId) form.setError('root', { message: staffFailure(error) });
    }
  }

  const form = useStaffForm({
    schema: offerDraftSchema,
    empty,
    prefix: 'offer',
    draft: {
      key: `offer:${quote.id}`,
      name: 'offer',
      prepare: async ({ typed }) => {
        asked.current = typed.yardId;
        setGrades(await askGradesOf(typed.yardId));
      },
    },
    versions: {
      seen: newestOf(newest ?? NO_OFFER),
      theirs: factsOf,
      yours: typedFacts,
      onTheirs: onSent,
    },
    refusals: {
      already_done: ({ figures }) => {
        showToast({
          title: 'That didn’t go through',
          description: firstText(figures),
          variant: 'destructive',
        });
        void reload();
        return 'We didn’t send your offer. The newest one is above.';
      },
    },
    send: async (offer, id, typed, { seen, confirmed }) => {
      const body = { ...offer, id, from: seen.version, confirmed };
      await staffCall(sendOfferApi, { params: { id: quote.id }, body });
      showToast({ title: SENT_TEXTS[offer.channel] });
      await onSent();
      return typed;
    },
  });
  const { append, remove, replace, fields } = useFieldArray({ control: form.control, name: 'lines' });
  const draft = form.watch();
  // It shows before its way to the customer is chosen.
  const { data: offer } = offerDraftSchema.safeParse({ ...draft, channel: draft.channel ?? 'link' });
  /** What only an owner may offer. */
  const beyond = offer ? beyondRole(role, unusualInOffer(offer, grades, quote.vehicle, openedAt)) : [];
  return {
    ...form,
    isRead,
    moveTo,
    grades,
    draft,
    offer,
    beyond,
    lines: { append, remove, replace, fields },
  };
}

export type OfferFormState = ReturnType<typeof useOfferForm>;
