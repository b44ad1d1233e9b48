import { YARD_ENTRANCES } from '../../business/yard-entrances.ts';
import { LOCATIONS } from '../../domain/locations/location.ts';
import { openingTexts } from '../../domain/locations/opening-texts.ts';
import { offerPriceText, offerWeightText } from '../../domain/offers/offer-line-text.ts';
import { offerLineCents } from '../../domain/offers/offer-sum.ts';
import { OFFER_CONDITION_TEXTS } from '../../domain/offers/offer-texts.ts';
import type { Offer } from '../../domain/offers/offers.api.ts';
import type { QuoteKind } from '../../domain/quotes/quote-state.ts';
import { moneyText } from '../../domain/shared/money.ts';
import { Icon } from '../../ui/Icon.tsx';
import { offerCardTexts } from './offer-card-texts.ts';

export type ShownOffer = Pick<
  Offer,
  'lines' | 'totalCents' | 'pickupFeeCents' | 'yardId' | 'conditions' | 'message'
> & {
  /** "Nov 27, 4:30 PM EST"; null: it can no longer be accepted, and the page says why. */
  readonly validUntil: string | null;
  /** What to do with the load; null where nothing is to be done. */
  readonly way: 'bring' | 'pickup' | null;
  /** The conditions are asked as boxes, so only paper lists them. */
  readonly isAsked?: boolean;
};

const yardTitle = (way: ShownOffer['way'], yard: string): string => {
  if (way === null) return offerCardTexts.yard(yard);
  return way === 'pickup' ? offerCardTexts.pickedUp(yard) : offerCardTexts.bringTo(yard);
};

/** A pickup is brought by nobody. */
export const wayOf = (kind: QuoteKind): 'bring' | 'pickup' => (kind === 'pickup' ? 'pickup' : 'bring');

function Sum({ label, cents, isTotal = false }: { label: string; cents: number; isTotal?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 py-2 tabular-nums ${isTotal ? 'border-t-4 border-ink text-2xl font-bold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="shrink-0">{moneyText(cents)}</dd>
    </div>
  );
}

/** What is offered: the lines with what they come to by the estimate, or one sum, and the fee. */
function OfferMoney({ lines, totalCents, pickupFeeCents }: ShownOffer) {
  const isSum = lines.length === 0;
  const isPartial = lines.some(({ weight }) => weight === null);
  return (
    <section aria-labelledby="offer-money" className="print:col-span-2">
      <h2 id="offer-money" className="text-2xl uppercase">
        {isSum ? offerCardTexts.sumTitle : offerCardTexts.linesTitle}
      </h2>
      <ul className="mt-2">
        {lines.map((line, index) => {
          const cents = offerLineCents(line);
          return (
            <li
              key={`${index} ${line.label}`}
              className="border-t border-line py-3 first:border-0 print:flex print:items-baseline print:gap-3 print:py-1"
            >
              <p className="flex justify-between gap-4 text-lg font-bold print:contents">
                <span className="min-w-0 print:font-bold">{line.label}</span>
                <span className="shrink-0 tabular-nums print:order-1 print:ml-auto print:font-bold">
                  {cents === null ? offerCardTexts.byWeight : moneyText(cents)}
                </span>
              </p>
              <p className="text-muted tabular-nums">
                {offerPriceText(line)} · {offerWeightText(line)}
              </p>
            </li>
          );
        })}
      </ul>
      <dl className="border-t-2 border-line">
        {pickupFeeCents > 0 && (
          <>
            <Sum label={isSum ? offerCardTexts.sum : offerCardTexts.estimate} cents={totalCents} />
            <Sum label={offerCardTexts.pickupFee} cents={-pickupFeeCents} />
          </>
        )}
        {(isSum || totalCents > 0) && (
          <Sum
            label={isSum ? offerCardTexts.youGet : offerCardTexts.youGetAbout}
            cents={totalCents - pickupFeeCents}
            isTotal
          />
        )}
      </dl>
      {!isSum && (
        <p className="mt-2 text-muted">
          {offerCardTexts.weights}
          {isPartial && ` ${offerCardTexts.partial}`}
        </p>
      )}
    </section>
  );
}

function OfferYard({ yardId, way }: Pick<ShownOffer, 'yardId' | 'way'>) {
  const yard = LOCATIONS.find(({ id }) => id === yardId);
  if (!yard) return null;
  const { name, address, hours, mapsUrl, phone, phoneFormatted } = yard;
  return (
    <section aria-labelledby="offer-yard">
      <h2 id="offer-yard" className="text-2xl uppercase">
        {yardTitle(way, name)}
      </h2>
      <p className="mt-2">{address}</p>
      <p>{YARD_ENTRANCES[yardId]}</p>
      <dl className="mt-2 tabular-nums">
        {[
          [openingTexts.weekdays, hours.weekdays],
          [openingTexts.saturday, hours.saturday],
          [openingTexts.sunday, hours.sunday],
        ].map(([label, text]) => (
          <div key={label} className="flex gap-3">
            <dt className="w-20 font-bold">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap gap-3 print:hidden">
        <a className="button button-line" href={mapsUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="map-pin" /> {offerCardTexts.directions}
        </a>
      </p>
      <p className="mt-3">
        {offerCardTexts.questions}{' '}
        <a className="inline-block py-3 font-bold text-link underline" href={`tel:${phone}`}>
          {phoneFormatted}
        </a>
      </p>
    </section>
  );
}

/** An offer as its customer reads it, on the screen and on paper. Staff see the same before they send it. */
export function OfferCard({ offer }: { readonly offer: ShownOffer }) {
  const { conditions, message, validUntil, isAsked = false } = offer;
  return (
    <div className="grid gap-8 border-t-8 border-copper bg-surface p-4 wrap-anywhere md:grid-cols-2 md:p-8 print:grid-cols-2 print:gap-4 print:p-2">
      <OfferMoney {...offer} />
      <OfferYard {...offer} />
      {message && (
        <section aria-labelledby="offer-message">
          <h2 id="offer-message" className="text-2xl uppercase">
            {offerCardTexts.message}
          </h2>
          <p className="mt-2 whitespace-pre-line">{message}</p>
        </section>
      )}
      <section aria-labelledby="offer-terms">
        <h2 id="offer-terms" className="text-2xl uppercase">
          {offerCardTexts.terms}
        </h2>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {validUntil && <li className="font-bold">{offerCardTexts.validUntil(validUntil)}</li>}
          <li>{offerCardTexts.paid}</li>
          {conditions.map((key) => (
            <li key={key} className={isAsked ? 'hidden print:list-item' : ''}>
              {OFFER_CONDITION_TEXTS[key]}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
