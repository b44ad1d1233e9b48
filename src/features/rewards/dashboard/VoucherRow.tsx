import { isoDayText } from '../../../domain/rewards/day-text.ts';
import type { Redemption } from '../../../domain/rewards/rewards.api.ts';
import type { OpenVoucher } from './dashboard.store.ts';
import { VOUCHER_WORDS } from './reward-words.ts';

interface VoucherRowProps {
  readonly voucher: Redemption;
  readonly onOpen: (open: OpenVoucher) => void;
}

export function VoucherRow({ voucher, onOpen }: VoucherRowProps) {
  const { id, rewardName, state, createdAt, code } = voucher;
  const openerId = `voucher-${id}`;
  return (
    <li className="reward-row">
      <div>
        <strong className="break-words">{rewardName}</strong>
        <p className="text-muted">
          <span className={state === 'issued' ? 'font-bold text-up' : ''}>{VOUCHER_WORDS[state]}</span>,{' '}
          {isoDayText(createdAt)}
        </p>
      </div>
      <button
        type="button"
        id={openerId}
        className="button shrink-0 button-line px-3 whitespace-nowrap tabular-nums"
        aria-label={`Open voucher ${code}`}
        onClick={() => onOpen({ voucher, openerId })}
      >
        {code}
      </button>
    </li>
  );
}
