import { type FormEvent, useEffect, useState } from 'react';
import { OFFER_MAX_LINES } from '../../../business/offer-constants.ts';
import { PRICE_BOARD_JUMP_PERCENT } from '../../../business/staff-constants.ts';
import type { StaffRole } from '../../../domain/shared/roles.ts';
import { sendOfferApi, type StaffOffer } from '../../../domain/offers/admin-offers.api.ts';
import type { OfferChannel } from '../../../domain/offers/offer-state.ts';
import { isFarAbovePosted, mayOffer } from '../../../domain/offers/offer-sum.ts';
import { ERRORS } from '../../../domain/shared/errors.ts';
import { moneyText } from '../../../domain/shared/money.ts';
import type { CounterGrade } from '../../../domain/tickets/admin-tickets.api.ts';
import { nextAttempt } from '../../../lib/attempt.ts';
import { hasCode, RequestError } from '../../../lib/request.ts';
import { errorProps, FieldError } from '../../../ui/form/Field.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Question } from '../../../ui/Question.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { firstText } from '../act.ts';
import { FormFailure } from '../FormFailure.tsx';
import { staffFailure } from '../staff-failure.ts';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { askGradesOf } from './ask-grades.ts';
import {
  atPrices,
  emptyLine,
  firstDraft,
  isOfferFault,
  type OfferDraft,
  type OfferFault,
  type ReadOffer,
  readOffer,
} from './offer-draft.ts';
import { OfferLineFields } from './OfferLineFields.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import { LanguageBadge, type QuotePartProps } from '../ui/inbox.tsx';

interface OfferFormProps extends QuotePartProps {
  readonly role: StaffRole;
  readonly onCancel: () => void;
  readonly onSent: () => Promise<void>;
  /** Of the yard that the offer begins with. */
  readonly grades: readonly CounterGrade[];
}

const CHANNELS: readonly (readonly [OfferChannel, string])[] = [
  ['mail', 'We email it'],
  ['link', 'I send the link: text, WhatsApp or copy'],
  ['phone', 'I tell them by phone'],
];

const idOf = (field: string) => `offer-${field}`;
/** The lines that pay far more than the posted price, by their names. */
const highLines = ({ lines }: ReadOffer, posted: readonly CounterGrade[]) =>
  lines.filter((line) => isFarAbovePosted(line, posted)).map(({ label }) => label);

/** Makes one version of an offer: lines or one sum, terms, preview, and the way to the customer. */
export function OfferForm({ quote, reload, role, grades: first, onCancel, onSent }: OfferFormProps) {
  const [grades, setGrades] = useState(first);
  const [draft, setDraft] = useState<OfferDraft>(() => firstDraft(quote, first));
  // The same id until it is answered: an offer that is sent again is the same one.
  const [id, setId] = useState(() => nextAttempt(null, {}).key);
  // The version that this person saw when the form opened, or a newer one that they agreed to replace.
  const [newest] = quote.offers;
  const [seen, setSeen] = useState(newest?.version ?? 0);
  const [fault, setFault] = useState<OfferFault | null>(null);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<ReadOffer | null>(null);
  const [replaced, setReplaced] = useState<StaffOffer | null>(null);
  const change = (changes: Partial<OfferDraft>) => setDraft({ ...draft, ...changes });
  const errorOf = (field: string) => (fault?.field === field ? fault.message : undefined);
  const read = readOffer(draft);

  useEffect(() => {
    if (!fault) return;
    const field = document.getElementById(idOf(fault.field));
    field?.focus();
  }, [fault]);

  async function moveTo(yardId: OfferDraft['yardId']) {
    setFailure(undefined);
    try {
      const after = await askGradesOf(yardId);
      setDraft((old) => ({ ...old, yardId, lines: atPrices(old.lines, grades, after) }));
      setGrades(after);
    } catch (error) {
      setFailure(staffFailure(error));
    }
  }

  async function refuse(error: unknown, offer: ReadOffer) {
    if (hasCode(error, 'offer_far_above_posted')) {
      // Prices have changed since the form was opened.
      await moveTo(offer.yardId);
      setAsked(offer);
      return;
    }
    if (hasCode(error, 'already_done')) {
      showToast({
        title: 'Changed in the meantime',
        description: firstText(error.figures),
        variant: 'destructive',
      });
      await reload();
      setFailure('Your offer was not sent. The newest one is shown above.');
      return;
    }
    if (hasCode(error, 'idempotency_key_reused')) setId(nextAttempt(null, {}).key);
    const [wrong] = error instanceof RequestError ? Object.entries(error.fields) : [];
    if (wrong) setFault({ field: wrong[0], message: wrong[1] });
    setFailure(staffFailure(error));
  }

  async function send(offer: ReadOffer, confirmed: boolean, from = seen) {
    const { channel } = draft;
    if (isBusy || channel === null) return;
    const { totalCents: _, ...body } = offer;
    setBusy(true);
    try {
      await staffCall(sendOfferApi, {
        params: { id: quote.id },
        body: { ...body, id, from, channel, confirmed },
      });
      showToast({ title: channel === 'phone' ? 'The offer is recorded' : 'The offer is made' });
      await onSent();
    } catch (error) {
      setBusy(false);
      await refuse(error, offer);
    }
  }

  function proceed(offer: ReadOffer, from: number) {
    if (highLines(offer, grades).length > 0) setAsked(offer);
    else void send(offer, false, from);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(undefined);
    setFault(null);
    if (isOfferFault(read)) return setFault({ ...read });
    if (draft.channel === null) {
      return setFault({ field: 'channel', message: 'How will the customer hear of it?' });
    }
    if (!mayOffer(role, read, grades)) return setFailure(ERRORS.offer_needs_owner.message);
    if (newest && newest.version > seen) return setReplaced(newest);
    proceed(read, seen);
  };

  const channels = CHANNELS.filter(([channel]) => channel !== 'mail' || quote.email !== null);
  return (
    <form method="post" noValidate className="mt-4 grid gap-5" onSubmit={submit} aria-label="Offer">
      {quote.locale === 'es' && (
        <p>
          <LanguageBadge locale="es" /> The customer reads this offer in Spanish. Names of grades come in
          Spanish, and the message is shown as you type it.
        </p>
      )}
      <fieldset>
        <legend className="font-bold">The offer is for</legend>
        <div className="flex flex-wrap gap-x-6">
          {(
            [
              [false, 'Lines with prices'],
              [true, 'One sum'],
            ] as const
          ).map(([isSum, label]) => (
            <label key={label} className="flex min-h-12 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="offer-kind"
                className="size-6"
                checked={draft.isSum === isSum}
                onChange={() => change({ isSum })}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {draft.isSum ? (
        <TextField
          id={idOf('sum')}
          label="Sum in $"
          error={errorOf('sum')}
          fieldClass="max-w-xs"
          className="tabular-nums"
          inputMode="decimal"
          value={draft.sum}
          onValue={(value) => change({ sum: value })}
        />
      ) : (
        <div className="grid gap-4">
          {draft.lines.map((line, index) => (
            <OfferLineFields
              key={line.key}
              line={line}
              index={index}
              grades={grades}
              locale={quote.locale}
              fault={fault}
              onChange={(changed) =>
                change({ lines: draft.lines.map((other) => (other.key === line.key ? changed : other)) })
              }
              onRemove={() => {
                change({ lines: draft.lines.filter(({ key }) => key !== line.key) });
                document.getElementById(idOf('lines'))?.focus();
              }}
            />
          ))}
          <button
            type="button"
            id={idOf('lines')}
            className="button button-line justify-self-start"
            aria-disabled={draft.lines.length >= OFFER_MAX_LINES}
            onClick={() =>
              draft.lines.length < OFFER_MAX_LINES && change({ lines: [...draft.lines, emptyLine()] })
            }
            {...errorProps(idOf('lines'), errorOf('lines'))}
          >
            Add a line
          </button>
          <FieldError id={`${idOf('lines')}-error`} message={errorOf('lines')} />
        </div>
      )}
      <output className="block text-xl font-bold tabular-nums" aria-label="Total">
        {!isOfferFault(read) && <span>{`Total ${moneyText(read.totalCents)}`}</span>}
        {!isOfferFault(read) && !mayOffer(role, read, grades) && (
          <span className="block text-down">{ERRORS.offer_needs_owner.message}</span>
        )}
      </output>
      <OfferTerms
        draft={draft}
        quote={quote}
        errorOf={errorOf}
        onChange={change}
        onYard={(yardId) => void moveTo(yardId)}
      />
      <OfferPreview read={read} quote={quote} grades={grades} />
      <fieldset
        id={idOf('channel')}
        tabIndex={-1}
        aria-describedby={errorOf('channel') && `${idOf('channel')}-error`}
      >
        <legend className="font-bold">How the customer hears of it</legend>
        {channels.map(([channel, label]) => (
          <label key={channel} className="flex min-h-12 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="offer-channel"
              className="size-6 shrink-0"
              checked={draft.channel === channel}
              onChange={() => change({ channel })}
            />
            {label}
          </label>
        ))}
        <FieldError id={`${idOf('channel')}-error`} message={errorOf('channel')} />
      </fieldset>
      <FormFailure message={failure} />
      <div className="flex flex-wrap gap-3">
        <button className="button button-signal grow" aria-disabled={isBusy}>
          {isBusy ? 'One moment…' : draft.channel === 'phone' ? 'Record the offer' : 'Send the offer'}
        </button>
        <button type="button" className="button button-line" onClick={onCancel}>
          Cancel
        </button>
      </div>
      {replaced && !isOfferFault(read) && (
        <Question
          title={`Replace the offer of ${replaced.createdByName}?`}
          text={`${moneyText(replaced.totalCents)} was offered ${staffTime(replaced.sentAt)}. Yours takes its place, and the customer sees what has changed.`}
          yes="Replace it"
          onYes={() => {
            setSeen(replaced.version);
            proceed(read, replaced.version);
          }}
          onClose={() => setReplaced(null)}
        />
      )}
      {asked && (
        <Question
          title="Pay that much?"
          text={`More than ${PRICE_BOARD_JUMP_PERCENT}% above the posted price, or in another unit than it: ${highLines(asked, grades).join(', ')}.`}
          yes="Yes, offer it"
          onYes={() => void send(asked, true)}
          onClose={() => setAsked(null)}
        />
      )}
    </form>
  );
}
