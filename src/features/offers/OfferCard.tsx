import { YARDS } from '../../business/yards.ts';
import { LOCATIONS } from '../../domain/locations/location.ts';
import { DAY_GROUPS, hoursText } from '../../domain/locations/hours/opening.ts';
import { spanishHours } from '../../domain/locations/spanish-spoken.ts';
import { offerPriceText, offerWeightText } from '../../domain/offers/lines/offer-line-text.ts';
import type { OfferedLoad } from '../../domain/offers/lines/offered-load.ts';
import { customerCents, offerLineCents } from '../../domain/offers/lines/offer-sum.ts';
import type { Offer } from '../../domain/offers/offers.api.ts';
import type { QuoteKind } from '../../domain/shared/quote-state.ts';
import { moneyText } from '../../domain/shared/numbers/money.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SpeaksSpanish } from '../../ui/language/SpeaksSpanish.tsx';
import { offerLanguage } from './offer-language.ts';

export type ShownOffer = Pick<
  Offer,
  'lines' | 'totalCents' | 'pickupFeeCents' | 'yardId' | 'conditions' | 'message'
> & {
  /** "Nov 27, 4:30 PM Eastern time"; null: it can no longer be accepted, and the page says why. */
  readonly validUntil: string | null;
  /** What to do with the load; null if nothing is to be done. */
  readonly way: 'bring' | 'pickup' | null;
  readonly load: OfferedLoad;
  /** The conditions are asked as boxes, so only paper lists them. */
  readonly isAsked?: boolean;
};

type OfferLanguage = typeof offerLanguage;

interface CardProps {
  readonly offer: ShownOffer;
  /** The page's, where nothing is said. */
  readonly language?: OfferLanguage;
}

type PartProps = Required<CardProps>;

const yardTitle = (texts: OfferLanguage['card'], way: ShownOffer['way'], yard: string): string => {
  if (way === null) return texts.yard(yard);
  return way === 'pickup' ? texts.pickedUp(yard) : texts.bringTo(yard);
};

/** A pickup is brought by nobody. */
export const wayOf = (kind: QuoteKind): 'bring' | 'pickup' => (kind === 'pickup' ? 'pickup' : 'bring');

function Sum({ label, cents, isTotal = false }: { label: string; cents: number; isTotal?: boolean }) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-4 py-2 tabular-nums ${isTotal ? 'border-t-4 border-ink text-2xl font-bold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="shrink-0">{moneyText(cents)}</dd>
    </div>
  );
}

/** What is offered: the lines with what they come to by the estimate, or one sum, and the fee. */
function OfferMoney({
  offer: { lines, totalCents, pickupFeeCents, load },
  language: { card, line: lineTexts, fees },
}: PartProps) {
  const isSum = lines.length === 0;
  const gets = customerCents({ lines, totalCents, pickupFeeCents });
  return (
    <section aria-labelledby="offer-money" className="print:col-span-2">
      <h2 id="offer-money" className="text-2xl uppercase">
        {isSum ? card.sumTitle : card.linesTitle}
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
                <span className="min-w-0 print:font-bold" lang={line.isLabelEnglish && 'en'}>
                  {line.label}
                </span>
                <span className="shrink-0 tabular-nums print:order-1 print:ml-auto print:font-bold">
                  {cents === null ? card.byWeight : moneyText(cents)}
                </span>
              </p>
              <p className="text-muted tabular-nums">
                {offerPriceText(line, lineTexts)} · {offerWeightText(line, lineTexts)}
              </p>
            </li>
          );
        })}
      </ul>
      <dl className="border-t-2 border-line">
        {pickupFeeCents > 0 && (
          <>
            {gets !== null && <Sum label={isSum ? card.sum : card.estimate} cents={totalCents} />}
            <Sum label={fees[load]} cents={-pickupFeeCents} />
          </>
        )}
        {gets !== null && <Sum label={isSum ? card.youGet : card.youGetAbout} cents={gets} isTotal />}
      </dl>
      {!isSum && (
        <p className="mt-2 text-muted">{gets === null ? `${card.weights} ${card.partial}` : card.weights}</p>
      )}
    </section>
  );
}

function OfferYard({ offer: { yardId, way }, language: { card, opening, times, entrances } }: PartProps) {
  const yard = LOCATIONS.find(({ id }) => id === yardId);
  const hours = YARDS.find(({ id }) => id === yardId);
  if (!yard || !hours) return null;
  const { name, address, mapsUrl, phone, phoneFormatted } = yard;
  // Where a truck comes, nobody has to go.
  const isVisited = way !== 'pickup';
  return (
    <section aria-labelledby="offer-yard">
      <h2 id="offer-yard" className="text-2xl uppercase">
        {yardTitle(card, way, name)}
      </h2>
      {isVisited && <p className="mt-2">{address}</p>}
      {isVisited && entrances[yardId] && <p>{entrances[yardId]}</p>}
      <dl className="mt-2 tabular-nums">
        {DAY_GROUPS.map((days) => (
          <div key={days} className="flex gap-3">
            <dt className="w-20 font-bold">{opening[days]}</dt>
            <dd>{hoursText(hours[days], opening, times)}</dd>
          </div>
        ))}
      </dl>
      <open-badge yard={yardId} today="full" className="print:hidden" />
      {isVisited && (
        <p className="mt-3 flex flex-wrap gap-3 print:hidden">
          <a className="button button-line" href={mapsUrl} target="_blank" rel="noopener noreferrer">
            <Icon name="map-pin" /> {card.directions}
          </a>
        </p>
      )}
      <p className="mt-3">
        {card.questions}{' '}
        <a className="inline-block py-3 font-bold text-link underline" href={`tel:${phone}`}>
          {phoneFormatted}
        </a>
      </p>
      <SpeaksSpanish hours={spanishHours(hours)} />
    </section>
  );
}

/** An offer as its customer reads it, on the screen and on paper. Staff see the same before they send it. */
export function OfferCard({ offer, language = offerLanguage }: CardProps) {
  const { card, conditions: conditionTexts } = language;
  const { conditions, message, validUntil, isAsked = false } = offer;
  return (
    <div className="grid gap-8 border-t-8 border-copper bg-surface p-4 wrap-anywhere md:grid-cols-2 md:p-8 print:grid-cols-2 print:gap-4 print:p-2">
      <OfferMoney offer={offer} language={language} />
      <OfferYard offer={offer} language={language} />
      {message && (
        <section aria-labelledby="offer-message">
          <h2 id="offer-message" className="text-2xl uppercase">
            {card.message}
          </h2>
          <p className="mt-2 whitespace-pre-line">{message}</p>
        </section>
      )}
      <section aria-labelledby="offer-terms">
        <h2 id="offer-terms" className="text-2xl uppercase">
          {card.terms}
        </h2>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {validUntil && <li className="font-bold">{card.validUntil(validUntil)}</li>}
          <li>{card.paid}</li>
          {conditions.map((key) => (
            <li key={key} className={isAsked ? 'hidden print:list-item' : ''}>
              {conditionTexts[key]}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
