import type { PricedLine } from '../../domain/cart/price-cart.ts';
import { moneyText } from '../../domain/shared/money.ts';
import { productPath } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

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
            <span className="flex min-h-12 items-center text-xl">{name}</span>
          ) : (
            <a className="flex min-h-12 items-center text-xl hover:text-link" href={productPath(slug)}>
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
