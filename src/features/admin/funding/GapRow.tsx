import { useState } from 'react';
import { type Gap, settleGapApi } from '../../../domain/payments/admin-gaps.api.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { adminOrderPath } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { Question } from '../../../ui/dialog/Question.tsx';
import { useAct } from '../act.ts';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { gapWords } from './gap-words.ts';

interface GapRowProps {
  readonly gap: Gap;
  /** After a press, done or not. */
  readonly onPressed: () => Promise<void>;
}

/** A gap, and the button that fixes it. A refund asks first. */
export function GapRow({ gap, onPressed }: GapRowProps) {
  const { kind, id, orderId, orderNumber, amountCents, at } = gap;
  const { title, text, button, done, givesMoney } = gapWords(gap);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run, refused } = useAct(onPressed);
  const mend = () => void run(() => staffCall(settleGapApi, { params: { kind, id } }), done);
  const label = isBusy ? 'One moment…' : button;
  return (
    <li className="border-l-8 border-down bg-surface p-4">
      <h3 className="text-xl">{amountCents === null ? title : `${title}: ${moneyText(amountCents)}`}</h3>
      <p>{text}</p>
      <p className="flex min-h-12 flex-wrap items-center gap-x-3">
        {orderId ? (
          <a href={adminOrderPath(orderId)} className="flex min-h-12 items-center underline">
            {orderNumber}
          </a>
        ) : (
          <span>No matching order</span>
        )}
        <time className="text-muted" dateTime={at}>
          {staffTime(at)}
        </time>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="signal"
          aria-label={`${label}: ${orderNumber ?? id}`}
          aria-disabled={isBusy}
          onClick={() => (givesMoney ? setAsking(!isBusy) : mend())}
        >
          {label}
        </Button>
        {isAsking && (
          <Question
            title={`${button}?`}
            text={`${orderNumber ? `Order ${orderNumber}` : 'No matching order'}. ${text} You can’t undo a refund.`}
            yes={button}
            onYes={mend}
            onClose={() => setAsking(false)}
          />
        )}
      </div>
      <FormFailure message={refused} className="mt-3" />
    </li>
  );
}
