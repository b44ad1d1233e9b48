import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import type { OfferDecision } from '../../domain/offers/decision.schema.ts';
import {
  decideOfferApi,
  type Offer,
  openOfferApi,
  type RequestPage,
} from '../../domain/offers/offers.api.ts';
import { pickupNoteTexts } from '../../domain/quotes/texts.ts';
import { generalSpanishHours } from '../../domain/locations/spanish-spoken.ts';
import { yardTimeText } from '../../domain/shared/time/new-york-time.ts';
import { formatPhone } from '../../domain/shared/contact/phone.ts';
import { failureText } from '../../lib/requests/failure-text.ts';
import { call, hasCode, RequestError } from '../../lib/requests/request.ts';
import {
  offerLinkPath,
  pricesPath,
  quotePath,
  requestLinkPath,
  whatToBringPath,
  yardPricesPath,
} from '../../paths.ts';
import { loadOf } from '../../domain/offers/lines/offered-load.ts';
import { offerDifference } from '../../domain/offers/lines/offer-difference.ts';
import { Button } from '../../ui/Button.tsx';
import { CallButton } from '../../ui/call/CallButton.tsx';
import { callTexts } from '../../ui/texts.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SpeaksSpanish } from '../../ui/language/SpeaksSpanish.tsx';
import type { IconName } from '../../ui/icons.ts';
import { lazyPart } from '../../ui/late/lazy-part.tsx';
import { OfferAnswer, seeAccept } from './OfferAnswer.tsx';
import { RequestedCar } from './RequestedCar.tsx';
import { OfferCard, type ShownOffer, wayOf } from './OfferCard.tsx';
import { SentRequestLines } from './SentRequestLines.tsx';
import { requestViewTexts } from './texts.ts';
import { standingText } from './standing-text.ts';
import { useRequestPage } from './use-request-page.ts';

/** Few requests have a truck. */
const StopChange = lazyPart(async () => (await import('./StopChange.tsx')).StopChange, { before: null });

interface FrameProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** How the request stands on top, and what belongs to it below. */
function Frame({ icon, title, text, actions, children }: FrameProps) {
  return (
    <>
      <section className="bg-steel text-on-steel">
        <div className="wrap flex flex-col items-start gap-6 py-10 md:flex-row md:gap-10 lg:py-14">
          <span className="grid size-20 shrink-0 place-items-center bg-signal text-on-signal print:hidden">
            <Icon name={icon} className="size-14" />
          </span>
          <div className="min-h-56 wrap-anywhere md:min-h-48 print:min-h-0">
            <h1 className="text-4xl uppercase text-balance lg:text-6xl">{title}</h1>
            <p className="mt-3 max-w-prose text-lg whitespace-pre-line text-on-steel-muted">{text}</p>
            <div className="mt-6 actions print:hidden">
              {actions}
              <CallButton
                phone={BUSINESS_QUOTES_PHONE}
                placement="request"
                label={callTexts.call(formatPhone(BUSINESS_QUOTES_PHONE))}
                variant="line"
              />
              <SpeaksSpanish hours={generalSpanishHours()} />
            </div>
          </div>
        </div>
      </section>
      <div className="wrap grid gap-6 py-8 wrap-anywhere lg:py-12">{children}</div>
    </>
  );
}

const Loading = () => (
  <div aria-busy="true">
    <Frame icon="clock" {...requestViewTexts.loading}>
      <div className="h-[36rem] animate-pulse bg-sunken print:hidden" />
    </Frame>
  </div>
);

const NewRequest = () => (
  <a className="button button-signal" href={quotePath}>
    {requestViewTexts.newRequest}
  </a>
);

function Changes({ page: { offer, replaced, standing, car } }: { readonly page: RequestPage }) {
  const changes = offer && replaced ? offerDifference(replaced, offer, loadOf(car)) : [];
  if (changes.length === 0 || standing !== 'offer') return null;
  return (
    <section className="border-l-8 border-signal bg-surface p-4" aria-labelledby="changes-title">
      <h2 id="changes-title" className="text-2xl uppercase">
        {requestViewTexts.changes}
      </h2>
      <ul className="mt-2 list-disc pl-5">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </section>
  );
}

/** Sends a decision. The cookie of an hour may be gone: then the link opens the offer again first. */
async function decide(offerId: string, token: string, body: OfferDecision): Promise<void> {
  const send = () => call(decideOfferApi, { params: { id: offerId }, body });
  try {
    await send();
  } catch (error) {
    if (!hasCode(error, 'not_signed_in')) throw error;
    await call(openOfferApi, { body: { token, seen: true } });
    await send();
  }
}

/** What has ended says so on top; below stands what was offered. */
function shownOffer({ kind, standing, car }: RequestPage, offer: Offer): ShownOffer {
  const isOpen = standing === 'offer' || standing === 'accepted';
  return {
    ...offer,
    validUntil: isOpen ? yardTimeText(new Date(offer.validUntil)) : null,
    way: isOpen ? wayOf(kind) : null,
    load: loadOf(car),
    isAsked: standing === 'offer',
  };
}

/** Paper says which request it is of, next to the business's name. */
function PrintedNumber({ code }: Pick<RequestPage, 'code'>) {
  const letterhead = document.querySelector('.letterhead');
  return (
    letterhead &&
    createPortal(<strong className="whitespace-nowrap">{requestViewTexts.number(code)}</strong>, letterhead)
  );
}

interface LoadedProps {
  readonly page: RequestPage;
  readonly token: string;
  readonly view: 'request' | 'offer';
  readonly reload: () => Promise<void>;
}

function Loaded({ page, token, view, reload }: LoadedProps) {
  const { offer, standing } = page;
  const [problem, setProblem] = useState<string | null>(null);
  const shown = useRef(standing);
  useEffect(() => {
    // The form that had the focus is gone.
    if (shown.current !== standing) focusHeading();
    shown.current = standing;
  }, [standing]);

  async function answer(decision: OfferDecision) {
    if (!offer) return;
    setProblem(null);
    try {
      await decide(offer.id, token, decision);
    } catch (error) {
      // Right after the link has opened it again: the browser keeps no cookies.
      if (hasCode(error, 'not_signed_in')) setProblem(requestViewTexts.noCookies);
      else setProblem((error instanceof RequestError && error.text) || failureText(error));
    }
    await reload();
  }

  const actions =
    view === 'request'
      ? offer &&
        standing !== 'closed' && (
          <a className="button button-signal" href={offerLinkPath(token)}>
            {requestViewTexts.seeOffer}
          </a>
        )
      : offer && (
          <>
            {standing === 'offer' && (
              <Button variant="signal" onClick={seeAccept}>
                {requestViewTexts.seeAndAccept}
              </Button>
            )}
            <Button onClick={() => print()}>{requestViewTexts.print}</Button>
          </>
        );
  return (
    <Frame
      {...standingText(page)}
      actions={
        <>
          {actions}
          {(standing === 'closed' || standing === 'expired') && <NewRequest />}
        </>
      }
    >
      {problem && (
        <p role="alert" className="border-l-8 border-down bg-surface p-4 text-lg font-bold">
          {problem}
        </p>
      )}
      {view === 'offer' && <Changes page={page} />}
      {view === 'offer' && offer && standing !== 'closed' && <OfferCard offer={shownOffer(page, offer)} />}
      {view === 'offer' && offer && standing === 'offer' && (
        <OfferAnswer key={offer.id} offer={offer} onDecide={answer} />
      )}
      {view === 'offer' && !offer && (
        <p>
          <a className="inline-block py-3 font-bold text-link underline" href={requestLinkPath(token)}>
            {requestViewTexts.whereItStands}
          </a>
        </p>
      )}
      {view === 'request' &&
        page.notes.map((note) => (
          <p key={note} className="border-l-8 border-signal bg-surface p-4">
            {pickupNoteTexts[note]}
          </p>
        ))}
      {page.stop?.changesUntil && (
        <StopChange
          key={page.stop.version}
          stop={page.stop}
          token={token}
          now={page.now}
          onChanged={async (told) => {
            setProblem(told);
            await reload();
            focusHeading();
          }}
        />
      )}
      {view === 'request' ? (
        <Sent page={page} token={token} />
      ) : (
        <>
          {page.car && <RequestedCar car={page.car} receivedAt={page.receivedAt} />}
          <PrintedNumber code={page.code} />
        </>
      )}
    </Frame>
  );
}

/** What was sent, and beside it what helps until it is answered. */
function Sent({ page, token }: Pick<LoadedProps, 'page' | 'token'>) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr] lg:gap-12">
      <div className="grid gap-8 border-t-8 border-copper bg-surface p-4 md:p-8">
        {page.car && <RequestedCar car={page.car} receivedAt={page.receivedAt} />}
        <SentRequestLines page={page} token={token} />
      </div>
      <section className="print:hidden" aria-labelledby="good-to-know">
        <h2 id="good-to-know" className="text-2xl uppercase">
          {requestViewTexts.goodToKnow}
        </h2>
        <p className="mt-2">{requestViewTexts.keepLink}</p>
        <div className="mt-4 actions">
          <a className="button button-line" href={whatToBringPath}>
            {requestViewTexts.bring}
          </a>
          <a className="button button-line" href={page.yardId ? yardPricesPath(page.yardId) : pricesPath}>
            {requestViewTexts.prices}
          </a>
        </div>
      </section>
    </div>
  );
}

/** The island of /request and of /offer. */
export function RequestIsland({ view }: { readonly view: 'request' | 'offer' }) {
  const { value, failure, token, reload } = useRequestPage(view);
  if (value === 'missing' || value === 'unnamed') {
    return <Frame icon="info" {...requestViewTexts[value]} actions={<NewRequest />} />;
  }
  if (value === null && failure === null) return <Loading />;
  if (value === null) {
    return (
      <Frame
        icon="alert"
        {...requestViewTexts.failed}
        actions={
          <Button variant="signal" onClick={() => void reload()}>
            <Icon name="refresh" /> {requestViewTexts.tryAgain}
          </Button>
        }
      />
    );
  }
  return <Loaded page={value} token={token} view={view} reload={reload} />;
}
