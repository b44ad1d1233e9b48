import { useState } from 'react';
import type { PricedLine } from '../../domain/cart/price-cart.ts';
import { moneyText } from '../../domain/shared/numbers/money.ts';
import { productPath } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SHOP_MAX_QUANTITY } from '../../business/constants.ts';

interface QuantityStepperProps {
  /** The name of the item, for the labels. */
  readonly name: string;
  readonly quantity: number;
  /** 0 removes the line. */
  readonly onChange: (quantity: number) => void;
}

const STEP = 'button button-bare border-2 border-muted';

/** Minus, plus, and a field that applies the typed number on blur or Enter. */
function QuantityStepper({ name, quantity, onChange }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft) onChange(Number(draft));
    setDraft(null);
  };
  return (
    <fieldset className="flex" aria-label={`Quantity of ${name}`}>
      <button
        type="button"
        className={STEP}
        aria-label={`Decrease quantity of ${name}`}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        className="min-h-12 w-14 border-y-2 border-muted bg-surface text-center font-bold tabular-nums"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${name}`}
        value={draft ?? quantity}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value.replaceAll(/\D/g, ''))}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <button
        type="button"
        className={STEP}
        aria-label={`Increase quantity of ${name}`}
        disabled={quantity >= SHOP_MAX_QUANTITY}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}

interface CartLineRowProps {
  readonly line: PricedLine;
  readonly onQuantity: (quantity: number) => void;
}

export function CartLineRow({ line, onQuantity }: CartLineRowProps) {
  const { slug, name, options, image, quantity, unitPriceCents, isSoldOut } = line;
  const fullName = [name, options].filter(Boolean).join(', ');
  return (
    <li className="cart-line">
      <img src={image} alt="" width="112" height="112" />
      <div className="min-w-0">
        <h2>
          {slug === null ? (
            <span className="flex min-h-12 items-center text-xl capitalize">{name}</span>
          ) : (
            <a
              className="flex min-h-12 items-center text-xl capitalize hover:text-link"
              href={productPath(slug)}
            >
              {name}
            </a>
          )}
        </h2>
        {options && <p className="text-muted">{options}</p>}
        <p className="tabular-nums">{`${moneyText(unitPriceCents)} each`}</p>
        {isSoldOut && <p className="font-bold text-down">Sold out</p>}
      </div>
      <p className="cart-line-total">{moneyText(unitPriceCents * quantity)}</p>
      <div className="cart-line-actions">
        <QuantityStepper name={fullName} quantity={quantity} onChange={onQuantity} />
        <button
          type="button"
          className="button px-3"
          aria-label={`Remove ${fullName}`}
          onClick={() => onQuantity(0)}
        >
          <Icon name="trash" />
          Remove
        </button>
      </div>
    </li>
  );
}
