import type { ChangeEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { PaymentMethod } from '../../../domain/orders/order-totals.ts';

interface MethodChoiceProps {
  readonly method: PaymentMethod;
  readonly isChosen: boolean;
  /** Once shown, the form stays, hidden while the other method is chosen. */
  readonly isSeen: boolean;
  readonly onChoose: () => void;
  readonly name: string;
  /** "$37.99" */
  readonly totalText: string;
  /** What the total includes. */
  readonly detail: string;
  readonly children: ReactNode;
}

/** The other method's form folds up, perhaps above this one: what was pressed stays where it was on the screen. */
function chooseInPlace({ currentTarget: radio }: ChangeEvent<HTMLInputElement>, choose: () => void): void {
  const before = radio.getBoundingClientRect().top;
  flushSync(choose);
  window.scrollBy({ top: radio.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** One way to pay, with its total, and its form once chosen. */
export function MethodChoice(props: MethodChoiceProps) {
  const { method, isChosen, isSeen, onChoose, name, totalText, detail, children } = props;
  return (
    <div className={`border-2 bg-surface ${isChosen ? 'border-ink' : 'border-line'}`}>
      <label className="grid min-h-16 cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3 px-4 py-3">
        <input
          type="radio"
          name="payment-method"
          value={method}
          className="size-6 accent-link"
          checked={isChosen}
          onChange={(event) => chooseInPlace(event, onChoose)}
        />
        <strong className="text-lg">{name}</strong>
        <span className="font-display text-2xl tabular-nums">{totalText}</span>
        <span className="col-span-2 col-start-2 text-sm text-muted tabular-nums">{detail}</span>
      </label>
      {isSeen && (
        <div className="grid gap-4 border-t border-line p-4" hidden={!isChosen}>
          {children}
        </div>
      )}
    </div>
  );
}
