import { translatedReward } from '../../../../business/translated-reward.ts';
import { yardDayText } from '../../../../domain/rewards/day-text.ts';
import type { OpenVoucher } from '../dashboard.store.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ModalDialog } from '../../../../ui/dialog/ModalDialog.tsx';
import { rewardCardTexts } from '../../texts.ts';
import { QrCode } from '../../../../ui/QrCode.tsx';
import { ServerText } from '../ServerText.tsx';

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
  const isMasked = code.includes('•');
  const isUsable = state === 'issued' && !isMasked;
  const howToUse = isMasked ? rewardCardTexts.masked : rewardCardTexts.show;

  function close() {
    onClose();
    returnFocus(openerId);
  }

  return (
    <ModalDialog className="printed" labelledBy="voucher-title" describedBy="voucher-text" onClose={close}>
      <form method="dialog" className="p-5 text-center">
        <h2 id="voucher-title" className="text-3xl break-words uppercase">
          <ServerText pieces={[translatedReward(rewardName)]} />
        </h2>
        {isUsable && <QrCode text={code} />}
        <p className="voucher-code">{code}</p>
        <p id="voucher-text" className="text-lg font-bold">
          {state === 'issued' ? howToUse : `${rewardCardTexts.states[state]}.`}
        </p>
        <p className="mt-1 text-muted">{rewardCardTexts.cost(pointsCost, yardDayText(createdAt))}</p>
        <Button type="submit" variant="signal" className="mt-5 w-full">
          {rewardCardTexts.done}
        </Button>
        {isUsable && (
          <Button className="mt-3 w-full" onClick={() => print()}>
            {rewardCardTexts.print}
          </Button>
        )}
      </form>
    </ModalDialog>
  );
}
