import { useStore } from '@nanostores/react';
import { translatedReward } from '../../../../business/translated-reward.ts';
import type { Redemption } from '../../../../domain/rewards/rewards.api.ts';
import type { DashboardStore, OpenVoucher } from '../dashboard.store.ts';
import { ListFailed } from '../ListState.tsx';
import { yardDayText } from '../../../../domain/rewards/day-text.ts';
import { dashboardTexts, rewardCardTexts } from '../../texts.ts';
import { ServerText } from '../ServerText.tsx';
import { Button } from '../../../../ui/Button.tsx';

interface VoucherRowProps {
  readonly voucher: Redemption;
  readonly onOpen: (open: OpenVoucher) => void;
}

function VoucherRow({ voucher, onOpen }: VoucherRowProps) {
  const { id, rewardName, state, createdAt, code } = voucher;
  const openerId = `voucher-${id}`;
  return (
    <li className="reward-row">
      <div>
        <strong className="break-words">
          <ServerText pieces={[translatedReward(rewardName)]} />
        </strong>
        <p className="text-muted">
          <span className={state === 'issued' ? 'font-bold text-up' : ''}>
            {rewardCardTexts.states[state]}
          </span>
          , {yardDayText(createdAt)}
        </p>
      </div>
      <Button
        id={openerId}
        className="shrink-0 px-3 whitespace-nowrap tabular-nums"
        aria-label={rewardCardTexts.open(code)}
        onClick={() => onOpen({ voucher, openerId })}
      >
        {code}
      </Button>
    </li>
  );
}

const isIssued = ({ state }: Redemption) => state === 'issued';

/** Earlier redemptions, usable vouchers first. */
export function Vouchers({ redemptions, $voucher }: Pick<DashboardStore, 'redemptions' | '$voucher'>) {
  const { value, failure } = useStore(redemptions.$state);
  const vouchers = value ?? [];
  const rows = (shown: readonly Redemption[]) => (
    <ul>
      {shown.map((voucher) => (
        <VoucherRow key={voucher.id} voucher={voucher} onOpen={(open) => $voucher.set(open)} />
      ))}
    </ul>
  );
  const closed = vouchers.filter((voucher) => !isIssued(voucher));

  return (
    <>
      {failure && (
        <ListFailed
          texts={dashboardTexts.lists.vouchers}
          failure={failure}
          isOld={value !== null}
          onRetry={() => void redemptions.load()}
        />
      )}
      {vouchers.length > 0 && (
        <section className="mb-8" aria-labelledby="vouchers-title">
          <h3 id="vouchers-title" className="text-2xl uppercase">
            {rewardCardTexts.codes}
          </h3>
          {rows(vouchers.filter(isIssued))}
          {closed.length > 0 && (
            <details>
              <summary className="min-h-12 cursor-pointer py-3 font-bold">
                {rewardCardTexts.earlier(closed.length)}
              </summary>
              {rows(closed)}
            </details>
          )}
        </section>
      )}
    </>
  );
}
