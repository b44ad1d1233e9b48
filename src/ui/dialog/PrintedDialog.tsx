import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { ModalDialog } from './ModalDialog.tsx';

interface PrintedDialogProps {
  readonly labelledBy: string;
  readonly describedBy: string;
  /** The name of the button that closes it. */
  readonly close: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet to read and to print: while it is open, it is all there is on paper. */
export const PrintedDialog = ({
  labelledBy,
  describedBy,
  close,
  className = '',
  onClose,
  children,
}: PrintedDialogProps) => (
  <ModalDialog
    className={`printed printed-page ${className}`}
    labelledBy={labelledBy}
    describedBy={describedBy}
    onClose={onClose}
  >
    <div className="p-5 print:p-0">
      {/* Above the rest: the first control gets the focus. */}
      <div className="sticky top-0 -m-5 mb-0 flex justify-end border-b-2 border-line bg-surface px-5 py-3 print:hidden">
        <form method="dialog">
          <Button type="submit" className="px-2" aria-label={close}>
            <Icon name="close" />
          </Button>
        </form>
      </div>
      {children}
    </div>
  </ModalDialog>
);
