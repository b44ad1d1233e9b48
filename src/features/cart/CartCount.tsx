import { Icon } from '../../ui/Icon.tsx';

/** What a cart button says: "Cart" and the number of pieces. */
export function CartCount({ count }: { readonly count: number }) {
  return (
    <>
      <Icon name="cart" />
      Cart
      <span className="min-w-8 bg-on-signal px-2 text-center text-signal tabular-nums">{count}</span>
      <span className="sr-only">{count === 1 ? 'item' : 'items'}</span>
    </>
  );
}
