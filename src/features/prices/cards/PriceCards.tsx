import metals from '../../../assets/metals.svg?url';
import { generalSpanishHours } from '../../../domain/locations/spanish-spoken.ts';
import { metalMaterial } from '../../../domain/prices/grades/metal-material.ts';
import { isKnown, metalLang, metalName, metalNote } from '../../../domain/prices/grades/metal-types.ts';
import { priceChange } from '../../../domain/prices/price-change.ts';
import { tellPrice } from '../../../domain/prices/list/tell-price.ts';
import { estimatePath, holdGradePath, materialPath, pricesPath } from '../../../paths.ts';
import type { ListedPrice } from '../../../domain/prices/prices.api.ts';
import { CallButton } from '../../../ui/call/CallButton.tsx';
import { SpeaksSpanish } from '../../../ui/language/SpeaksSpanish.tsx';
import { cardTexts, priceListTexts } from '../texts.ts';

/** `differs`: some yard pays another price. */
type CardPrice = ListedPrice & { readonly differs?: boolean };

interface PriceCardProps {
  readonly price: CardPrice;
  readonly canHold: boolean;
}

/** One metal: a row on phones, a card on wider screens. All of it leads to its material's page. */
function PriceCard({ price, canHold }: PriceCardProps) {
  const { metalType, differs } = price;
  const [amount, unit] = tellPrice(price);
  const material = metalMaterial(metalType);
  const name = metalName(metalType);
  const note = metalNote(metalType);
  const changed = priceChange(price);
  return (
    <li className="price-card">
      <h3 lang={metalLang(metalType)}>
        {material ? (
          <a className="cover" href={materialPath(material)}>
            {name}
          </a>
        ) : (
          <span>{name}</span>
        )}
        {note && <small>{note}</small>}
      </h3>
      <p className="price">
        <strong>{amount}</strong> {unit}
        {differs && <small>{cardTexts.differs}</small>}
      </p>
      <img
        src={`${metals}#${isKnown(metalType) ? metalType : 'unknown'}-view`}
        alt=""
        width="48"
        height="48"
        loading="lazy"
      />
      {changed && (
        <p className="price-change" data-direction={changed.direction}>
          {changed.text}
        </p>
      )}
      {canHold && Number(price.price) > 0 && (
        <a
          className="price-hold text-sm font-bold text-link underline"
          href={holdGradePath(metalType)}
          aria-label={`${priceListTexts.hold} ${name}`}
        >
          {priceListTexts.hold}
        </a>
      )}
    </li>
  );
}

interface PriceCardsProps {
  readonly prices: readonly CardPrice[];
  /** The server has answered: what the page was built with may be another price by now. */
  readonly canHold: boolean;
}

/** The list, and what fills its last row: nine metals leave three of four columns empty. */
export function PriceCards({ prices, canHold }: PriceCardsProps) {
  return (
    <ul className="price-grid">
      {prices.map((price) => (
        <PriceCard key={price.metalType} price={price} canHold={canHold} />
      ))}
      <li className="price-other">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <h3>{cardTexts.other}</h3>
          <a className="button button-line px-3" href={pricesPath}>
            {cardTexts.all}
          </a>
        </div>
        <CallButton placement="pricing" label={cardTexts.complete} />
        <a className="button button-line" href={estimatePath}>
          {cardTexts.worth}
        </a>
        <SpeaksSpanish hours={generalSpanishHours()} />
      </li>
    </ul>
  );
}
