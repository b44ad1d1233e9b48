import { useRef, useState } from 'react';
import {
  type ClosedVoucher,
  honorVoucherApi,
  undoVoucherApi,
  type VoucherAtCounter,
} from '../../../../domain/rewards/admin-rewards.api.ts';
import { pointsTexts } from '../../../../domain/rewards/texts.ts';
import { clockFace, inNewYork } from '../../../../domain/shared/time/new-york-time.ts';
import { hasCode } from '../../../../lib/requests/request.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormFailure } from '../../../../ui/form/FormFailure.tsx';
import { Question, type QuestionText } from '../../../../ui/dialog/Question.tsx';
import { showToast } from '../../../../ui/toast/toast.store.ts';
import { staffFailure } from '../../staff-failure.ts';
import { staffTime } from '../../staff-text.ts';
import { staffCall } from '../../staff.store.ts';

interface CounterVoucherProps {
  readonly voucher: VoucherAtCounter;
  readonly customerName: string;
  readonly onChanged: () => Promise<void>;
}

const STATES = { issued: 'Ready to use', honored: 'Redeemed', undone: 'Canceled' } as const;

/** "Redeemed today 9:31 AM by Stan"; another day in full. */
function closedText(name: string, at: string, by: string | null): string {
  const { date, minutes } = inNewYork(new Date(at));
  const isToday = date === inNewYork(new Date()).date;
  return `${name} ${isToday ? `today ${clockFace(minutes)}` : staffTime(at)}${by ? ` by ${by}` : ''}`;
}

/** The error message; for a voucher that is already closed, when and by whom. */
function textOf(error: unknown): string {
  if (!hasCode(error, 'already_done')) return staffFailure(error);
  const { state, at, by } = error.figures as ClosedVoucher;
  return `Already ${STATES[state].toLowerCase()} ${staffTime(at)}${by ? ` by ${by}` : ''}.`;
}

interface Closing extends QuestionText {
  readonly send: () => Promise<unknown>;
  readonly done: string;
}

/** A voucher, with buttons that redeem or undo it after one question. */
export function CounterVoucher({ voucher, customerName, onChanged }: CounterVoucherProps) {
  const { id, rewardName, pointsCost, code, state, category, closedAt, closedBy } = voucher;
  const isCash = category === 'cash_bonus';
  const name = useRef<HTMLParagraphElement>(null);
  const [asking, setAsking] = useState<Closing | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const points = pointsTexts.points(pointsCost);
  const redeeming: Closing = {
    send: () => staffCall(honorVoucherApi, { params: { id }, body: { idChecked: isCash } }),
    done: `${rewardName} redeemed`,
    title: `Redeem ${rewardName} for ${customerName}?`,
    text: isCash
      ? `Pay cash only to the person named on the account. Check a photo ID. Reward code ${code}, ${points}. The code works only once, so pay the bonus now.`
      : `Reward code ${code}, ${points}. The code works only once, so hand over the reward now.`,
    yes: isCash ? `The ID says ${customerName}` : 'Redeem',
  };
  const undoing: Closing = {
    send: () => staffCall(undoVoucherApi, { params: { id } }),
    done: `${points} returned`,
    title: `Return ${points} to ${customerName}?`,
    text: `Reward code ${code} for ${rewardName} will stop working.`,
    yes: 'Return points',
  };

  async function close({ send, done }: Closing) {
    setPending(true);
    setFailure(undefined);
    try {
      await send();
      showToast({ title: done });
    } catch (error) {
      setFailure(textOf(error));
    }
    await onChanged();
    setPending(false);
    // The button that had the focus may be gone.
    name.current?.focus();
  }

  return (
    <li className="border-2 border-line bg-surface p-4">
      <p ref={name} tabIndex={-1} className="font-bold">
        {rewardName}
      </p>
      <p className="tabular-nums">
        {code}, {points}
      </p>
      <p className="text-muted">
        {closedAt === null
          ? `${STATES[state]} since ${staffTime(voucher.createdAt)}`
          : closedText(STATES[state], closedAt, closedBy)}
      </p>
      <FormFailure message={failure} className="mt-2" />
      {state === 'issued' && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            variant="signal"
            aria-label={`Redeem ${rewardName}, ${code}`}
            disabled={pending}
            onClick={() => setAsking(redeeming)}
          >
            Redeem
          </Button>
          <Button
            aria-label={`Cancel code, return points: ${rewardName}, ${code}`}
            disabled={pending}
            onClick={() => setAsking(undoing)}
          >
            Cancel code, return points
          </Button>
        </div>
      )}
      {asking && <Question {...asking} onYes={() => void close(asking)} onClose={() => setAsking(null)} />}
    </li>
  );
}
