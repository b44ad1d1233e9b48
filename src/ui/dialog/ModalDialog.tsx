import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { openModal } from './open-modal.ts';

interface ModalDialogProps {
  readonly role?: 'dialog' | 'alertdialog';
  readonly className?: string;
  /** The ids of its title and of the text that is read with it. */
  readonly labelledBy: string;
  readonly describedBy: string;
  /** With the value of the button of a `<form method="dialog">` that closed it; '' for Escape and a press outside. */
  readonly onClose: (pressed: string) => void;
  readonly children: ReactNode;
}

/** A dialog that is open for as long as it is rendered. Its first control gets the focus. */
export function ModalDialog({
  role = 'dialog',
  className = '',
  labelledBy,
  describedBy,
  onClose,
  children,
}: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the next key: after an ordinary effect it could still reach the button that opened this.
  useLayoutEffect(() => {
    if (dialog.current) openModal(dialog.current);
  }, []);

  return (
    <dialog
      ref={dialog}
      role={role}
      className={`m-auto w-[min(26rem,100%-2rem)] border-2 border-ink bg-surface text-ink backdrop:bg-steel/75 ${className}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={({ currentTarget }) => onClose(currentTarget.returnValue)}
    >
      <div className="hazard" />
      {children}
    </dialog>
  );
}
