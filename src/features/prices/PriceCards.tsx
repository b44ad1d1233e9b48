import metals from '../../assets/metals.svg?url';
import { isKnown, metalName } from '../../domain/prices/metal-types.ts';
import { priceChange } from '../../domain/prices/price-change.ts';
import type { MetalPrice } from '../../domain/prices/prices.api.ts';
import { Icon } from '../../ui/Icon.tsx';
import { adoptStyles } from '../../ui/make.ts';
import css from './price-card.css?inline';

// PricesSection.astro has the styles of grid and card frame, which the placeholders need too.
if (!import.meta.env.SSR) adoptStyles(css);

const CHANGE_LOOK = {
  up: { icon: 'arrow-up', color: 'text-up' },
  down: { icon: 'arrow-down', color: 'text-down' },
  same: { icon: 'minus', color: 'text-muted' },
} as const;

function Change({ change }: { readonly change: string | null }) {
  const read = priceChange(change);
  if (!read) return null;
  const { icon, color } = CHANGE_LOOK[read.direction];
  return (
    <p className={`price-change ${color}`}>
      <Icon name={icon} className="size-4" />
      <span aria-hidden="true">{read.text}</span>
      <span className="sr-only">{read.spoken}</span>
    </p>
  );
}

/** One metal: a row on phones, a card on wider screens. */
function PriceCard({ price: { metalType, price, unit, change } }: { readonly price: MetalPrice }) {
  return (
    <li className="price-card">
      <h3>{metalName(metalType)}</h3>
      <p className="price">
        <strong>${price}</strong> <span>per {unit}</span>
      </p>
      <svg aria-hidden="true">
        <use href={`${metals}#${isKnown(metalType) ? metalType : 'unknown'}`} />
      </svg>
      <Change change={change} />
    </li>
  );
}

export function PriceCards({ prices }: { readonly prices: readonly MetalPrice[] }) {
  return (
    <ul className="price-grid">
      {prices.map((price) => (
        <PriceCard key={price.id} price={price} />
      ))}
    </ul>
  );
}
