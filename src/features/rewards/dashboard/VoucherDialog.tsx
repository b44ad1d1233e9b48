import { yardDayText } from '../../../domain/rewards/day-text.ts';
import { pointsText } from '../../../domain/rewards/points.ts';
import type { VoucherState } from '../../../domain/rewards/rewards.api.ts';
import type { OpenVoucher } from './dashboard.store.ts';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import { QrCode } from './QrCode.tsx';

export const VOUCHER_STATE_LABELS: Readonly<Record<VoucherState, string>> = {
  issued: 'Ready to use',
  honoured: 'Used at the counter',
  undone: 'Undone, points given back',
};

interface VoucherDialogProps extends OpenVoucher {
  readonly onClose: () => void;
}

/** Back to the button that opened the voucher, or to the tabs if it is disabled or gone. */
function returnFocus(openerId: string) {
  const opener = document.getElementById(openerId);
  const place = opener?.matches(':enabled') ? opener : document.querySelector('[aria-selected=true]');
  if (place instanceof HTMLElement) place.focus();
}

export function VoucherDialog({ voucher, openerId, onClose }: VoucherDialogProps) {
  const { rewardName, code, pointsCost, createdAt, state } = voucher;

  function close() {
    onClose();
    returnFocus(openerId);
  }

  return (
    <ModalDialog className="printed" labelledBy="voucher-title" describedBy="voucher-text" onClose={close}>
      <form method="dialog" className="p-5 text-center">
        <h2 id="voucher-title" className="text-3xl break-words uppercase">
          {rewardName}
        </h2>
        {state === 'issued' && <QrCode text={code} />}
        <p className="voucher-code">{code}</p>
        <p id="voucher-text" className="text-lg font-bold">
          {state === 'issued' ? 'Show this code at the counter.' : `${VOUCHER_STATE_LABELS[state]}.`}
        </p>
        <p className="mt-1 text-muted">
          {pointsText(pointsCost)} points, {yardDayText(createdAt)}
        </p>
        <button className="button button-signal mt-5 w-full">Done</button>
        {state === 'issued' && (
          <button type="button" className="button button-line mt-3 w-full" onClick={() => print()}>
            Print
          </button>
        )}
      </form>
    </ModalDialog>
  );
}
