import { cartPath, merchPath } from '../../../paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { usePricedCart } from './use-priced-cart.ts';

/** The label of a cart button: "Cart" and the number of items. */
function CartCount({ count }: { readonly count: number }) {
  return (
    <>
      <Icon name="cart" />
      <span>Cart</span>
      <span className="min-w-8 bg-on-signal px-2 text-center text-signal tabular-nums">{count}</span>
      <span className="sr-only">{count === 1 ? 'item' : 'items'}</span>
    </>
  );
}

interface CartBarProps {
  /** Absent if the cart is on another page. */
  readonly onOpen?: () => void;
  /** Opens the shop on this page. 'link': the shop is another page; absent: this is the shop. */
  readonly onBack?: (() => void) | 'link' | undefined;
}

const BUTTON = 'button button-signal ml-auto';
const BACK = 'flex min-h-12 items-center gap-2 font-bold hover:underline';

function Back({ onBack }: { readonly onBack: NonNullable<CartBarProps['onBack']> }) {
  const label = (
    <>
      <Icon name="arrow-left" />
      <span>All Merchandise</span>
    </>
  );
  return onBack === 'link' ? (
    <a className={BACK} href={merchPath}>
      {label}
    </a>
  ) : (
    <button type="button" className={BACK} onClick={onBack}>
      {label}
    </button>
  );
}

/** A bar under the header with the way back and the cart button. */
export function CartBar({ onOpen, onBack }: CartBarProps) {
  const { count } = usePricedCart();
  return (
    <div className="cart-bar noscript:hidden bg-steel-raised text-on-steel">
      <div className="wrap flex flex-wrap items-center gap-x-4">
        {onBack && <Back onBack={onBack} />}
        {onOpen ? (
          <button type="button" className={BUTTON} onClick={onOpen}>
            <CartCount count={count} />
          </button>
        ) : (
          <a className={BUTTON} href={cartPath}>
            <CartCount count={count} />
          </a>
        )}
        <span role="status" className="sr-only">
          {count === 1 ? '1 item in your cart' : `${count} items in your cart`}
        </span>
      </div>
    </div>
  );
}
