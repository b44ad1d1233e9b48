import { smsLink } from '../../../domain/shared/contact/mail-link.ts';
import { useEffect, useRef, useState } from 'react';
import { yardName } from '../../../business/yards.ts';
import { type StaffOffer, withdrawOfferApi } from '../../../domain/offers/admin-offers.api.ts';
import {
  offerPriceText,
  offerTotalText,
  offerWeightText,
} from '../../../domain/offers/lines/offer-line-text.ts';
import type { QuoteDetail } from '../../../domain/quotes/admin-quotes.api.ts';
import type { InBoth } from '../../../domain/shared/language/locales.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import type { StaffRole } from '../../../domain/shared/roles.ts';
import { adminOfferAtCounterPath } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { Question } from '../../../ui/dialog/Question.tsx';
import { actFirst, useAct } from '../act.ts';
import { lazyPart } from '../../../ui/late/lazy-part.tsx';
import { mayOpen, STAFF_PAGES } from '../staff-pages.ts';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import type { QuotePartProps } from '../ui/inbox.tsx';
import { isPaidUp, promiseText } from '../ui/promise-text.ts';
import { offerSentText, offerStandingText, whatsAppLink } from './offer-words.ts';

interface PassOfferProps {
  readonly quote: Pick<QuoteDetail, 'phone' | 'locale'>;
  readonly message: InBoth;
}

/** The words and the link of an offer, to be sent from the phone in the hand. */
function PassOffer({ quote: { phone, locale }, message: { text, english } }: PassOfferProps) {
  return (
    <div className="mt-4">
      <h3 className="text-2xl">Share it yourself</h3>
      <p className="mt-2 border-2 border-line bg-page p-3 break-words select-all" lang={locale}>
        {text}
      </p>
      {english && <p className="mt-2 break-words text-muted">In English: {english}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <a className="button button-line" href={smsLink(phone, text)}>
          Text from this phone
        </a>
        <a className="button button-line" href={whatsAppLink(phone, text)} target="_blank" rel="noopener">
          WhatsApp
        </a>
        <CopyButton
          label="Copy text"
          text={text}
          next="Paste it into a message to the customer."
          instead="Please select the text and copy it."
        />
      </div>
    </div>
  );
}

/** One version of an offer in a few lines: how it stands, what it offers, who sent it. */
function OfferVersion({ offer }: { readonly offer: StaffOffer }) {
  const { version, standing, lines, pickupFeeCents, yardId, validUntil, message } = offer;
  const isOpen = standing === 'sent';
  const isWon = standing === 'accepted';
  const money = [
    offerTotalText(offer),
    pickupFeeCents > 0 && `pickup fee ${moneyText(pickupFeeCents)}`,
    yardName(yardId),
    isOpen && `valid until ${staffTime(validUntil)}`,
  ].filter(Boolean);
  return (
    <div className="mt-3 border-l-8 border-copper pl-3 break-words">
      <p className={`text-xl font-bold ${isWon ? 'text-up' : ''}`}>{offerStandingText(offer)}</p>
      <p className="tabular-nums">{money.join(' · ')}</p>
      <ul className="tabular-nums">
        {lines.map((line, index) => (
          <li key={`${index} ${line.label}`}>
            {line.label}: {offerPriceText(line)}, {offerWeightText(line)}
          </li>
        ))}
      </ul>
      {message && <p className="whitespace-pre-line">“{message}”</p>}
      <p className="text-muted">
        Version {version}, {offerSentText(offer)}
      </p>
    </div>
  );
}

const MakeOffer = lazyPart(async () => (await import('./MakeOffer.tsx')).MakeOffer);

interface SentProps extends QuotePartProps {
  readonly offer: StaffOffer;
}

/** What can be done with an offer that the customer can accept. */
function SentOfferActions({ quote, offer, reload }: SentProps) {
  const { isBusy, run, refused } = useAct(reload, actFirst);
  const [asks, setAsks] = useState(false);
  const withdraw = () =>
    run(() => staffCall(withdrawOfferApi, { params: { id: offer.id } }), 'Offer withdrawn');
  return (
    <>
      {offer.channel === 'mail' && quote.isMailRefused && (
        <p className="mt-3 font-bold text-down">The email with this offer bounced. Please call.</p>
      )}
      {quote.readyMade.offer && <PassOffer quote={quote} message={quote.readyMade.offer} />}
      <Button className="mt-3 mr-3" aria-disabled={isBusy} onClick={() => setAsks(true)}>
        Withdraw offer
      </Button>
      <FormFailure message={refused} className="mt-3" />
      {asks && (
        <Question
          title={`Withdraw the offer to ${quote.name}?`}
          text="The customer won’t be able to accept it. Their page will say we withdrew it and show our phone number."
          yes="Withdraw offer"
          onYes={() => void withdraw()}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}

/** Why no offer can be made; null if one can. */
function refusalOf({ suspectedSpam, state, offers: [newest] }: QuotePartProps['quote']): string | null {
  if (suspectedSpam) return 'This request looks like spam, so you can’t send an offer.';
  if (newest?.standing === 'accepted') return 'The customer accepted this offer, so you can’t change it.';
  return state === 'won' ? 'This request is already marked as won.' : null;
}

/** The offers of a request, newest first, and the form for the next. */
export function QuoteOffers({ quote, reload, role }: QuotePartProps & { readonly role: StaffRole }) {
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isMaking, setMaking] = useState(false);
  const [newest, ...older] = quote.offers;
  const refusal = refusalOf(quote);
  const standing = quote.promise && promiseText(quote.promise);
  const close = () => {
    setMaking(false);
    // The form had the focus. The button returns with the next render.
    requestAnimationFrame(() => (opener.current ?? title.current)?.focus());
  };
  useEffect(() => {
    // The customer accepted the offer before this one was made: the form goes, and with it the focus.
    if (isMaking && refusal !== null) title.current?.focus();
  }, [isMaking, refusal]);
  return (
    <section className="staff-card" aria-labelledby="offers-title">
      <h2 ref={title} id="offers-title" tabIndex={-1}>
        Offer
      </h2>
      {newest && <OfferVersion offer={newest} />}
      {standing && <p className="mt-3 font-bold">{standing}</p>}
      {newest?.standing === 'sent' && <SentOfferActions quote={quote} offer={newest} reload={reload} />}
      {newest?.standing === 'accepted' && mayOpen(role, STAFF_PAGES.counter) && (
        <a
          className={`button mt-3 ${quote.promise && isPaidUp(quote.promise) ? 'button-line' : 'button-signal'}`}
          href={adminOfferAtCounterPath(quote.id)}
        >
          Start a ticket from this offer
        </a>
      )}
      {refusal !== null && <p className="mt-3 text-muted">{refusal}</p>}
      {isMaking && refusal === null && (
        <MakeOffer
          quote={quote}
          reload={reload}
          role={role}
          onCancel={close}
          onSent={async () => {
            await reload();
            setMaking(false);
            title.current?.focus();
          }}
        />
      )}
      {!isMaking && refusal === null && (
        <Button
          ref={opener}
          variant={newest ? 'line' : 'signal'}
          className="mt-3"
          onClick={() => {
            setMaking(true);
            // Until the form is loaded, which takes the focus.
            title.current?.focus();
          }}
        >
          {newest ? 'Make a new offer' : 'Make an offer'}
        </Button>
      )}
      {older.length > 0 && (
        <details className="mt-3">
          <summary className="flex min-h-12 cursor-pointer items-center font-bold underline">
            Earlier versions
          </summary>
          <ol className="grid gap-3">
            {older.map((offer) => (
              <li key={offer.id}>
                <OfferVersion offer={offer} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
