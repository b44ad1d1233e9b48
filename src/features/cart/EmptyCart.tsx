import { useAwake } from '../../ui/use-awake.ts';
import { unsavedCart } from './cart.store.ts';

const WAITS =
  'Nothing on the hook yet. Pick something from the shop and it waits here, on this device, until you’re ready.';

/** An empty hook over an empty pallet. */
export function EmptyCart() {
  const unkept = useAwake() ? unsavedCart() : null;
  return (
    <div className="grid justify-items-center gap-4 border-2 border-dashed border-muted px-6 py-10 text-center">
      <svg className="w-40" viewBox="0 0 160 140" aria-hidden="true">
        <path className="fill-copper" d="M76 0h8v34h-8z" />
        <path
          className="stroke-copper"
          fill="none"
          strokeWidth="9"
          d="M80 32v12c16 2 22 12 19 23-3 12-20 17-31 8-5-4-7-9-7-14"
        />
        <path
          className="fill-line"
          d="M10 104h140v9H10zM18 113h16v13H18zM72 113h16v13H72zM126 113h16v13h-16zM10 126h140v9H10z"
        />
      </svg>
      <p className="font-display text-3xl uppercase">Your cart is empty</p>
      <p className="max-w-sm text-muted">{unkept ?? WAITS}</p>
    </div>
  );
}
