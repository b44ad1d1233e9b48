import { useRef, useState } from 'react';
import {
  type ClosedVoucher,
  honourVoucherApi,
  undoVoucherApi,
} from '../../../domain/rewards/admin-rewards.api.ts';
import { pointsText } from '../../../domain/rewards/points.ts';
import type { Redemption } from '../../../domain/rewards/rewards.api.ts';
import { hasCode } from '../../../lib/request.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { staffFailure } from '../staff-failure.ts';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';

interface CounterVoucherProps {
  readonly voucher: Redemption;
  readonly onChanged: () => Promise<void>;
}

const STATES = { issued: 'Ready to use', honoured: 'Honoured', undone: 'Undone' } as const;

/** The error message; for a voucher that is already closed, when and by whom. */
function textOf(error: unknown): string {
  if (!hasCode(error, 'already_done')) return staffFailure(error);
  const { state, at, by } = error.figures as ClosedVoucher;
  return `${STATES[state]} already, ${staffTime(at)}${by ? `, by ${by}` : ''}.`;
}

/** A voucher, with buttons to honor or undo it. Undo asks for confirmation. */
export function CounterVoucher({ voucher, onChanged }: CounterVoucherProps) {
  const { id, rewardName, pointsCost, code, state } = voucher;
  const name = useRef<HTMLParagraphElement>(null);
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const close = (contract: typeof honourVoucherApi | typeof undoVoucherApi, done: string) => async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await staffCall(contract, { params: { id } });
      showToast({ title: done });
    } catch (error) {
      setFailure(textOf(error));
    }
    await onChanged();
    setPending(false);
    setAsking(false);
    // The button that had the focus may be gone.
    name.current?.focus();
  };
  const honour = close(honourVoucherApi, `${rewardName} is honoured`);
  const undo = close(undoVoucherApi, `${pointsText(pointsCost)} points are back`);

  return (
    <li className="border-2 border-line bg-surface p-4">
      <p ref={name} tabIndex={-1} className="font-bold">
        {rewardName}
      </p>
      <p className="tabular-nums">
        {code}, {pointsText(pointsCost)} points
      </p>
      <p className="text-muted">
        {STATES[state]}, from {staffTime(voucher.createdAt)}
      </p>
      {failure && (
        <p className="mt-2 font-bold text-down" role="alert">
          {failure}
        </p>
      )}
      {state === 'issued' && (
        <div className="mt-3 flex flex-wrap gap-3">
          <button
            type="button"
            className="button button-signal"
            aria-label={`Honour ${rewardName}, ${code}`}
            disabled={pending}
            onClick={() => void honour()}
          >
            Honour
          </button>
          <button
            type="button"
            className="button button-line"
            aria-label={asking ? `Give back the points of ${code}` : `Undo ${rewardName}, ${code}`}
            disabled={pending}
            onClick={() => void (asking ? undo() : setAsking(true))}
          >
            {asking ? `Give back ${pointsText(pointsCost)} points` : 'Undo…'}
          </button>
        </div>
      )}
    </li>
  );
}
