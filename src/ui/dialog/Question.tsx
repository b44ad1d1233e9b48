import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../Button.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import { questionTexts } from '../texts.ts';

export interface QuestionText {
  /** Names the amount and the person: "Refund $5.00 to Ada Wright?" */
  readonly title: string;
  /** What follows from a yes. */
  readonly text: string;
  /** The button that says yes. */
  readonly yes: string;
  /** The button that says no; "Cancel" by default. */
  readonly no?: string;
  /** The one key that says it: "Y". */
  readonly yesKey?: string;
}

interface QuestionProps extends QuestionText {
  readonly onYes: () => void;
  /** Called in either case, and first. */
  readonly onClose: () => void;
}

/** One question before points, vouchers or money move. Cancel has the focus. However often yes is pressed, the dialog closes once. */
export function Question({
  title,
  text,
  yes,
  no = questionTexts.cancel,
  yesKey,
  onYes,
  onClose,
}: QuestionProps) {
  const button = useRef<HTMLButtonElement>(null);
  // One of the buttons has the focus. The key that asked, held down, says nothing.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat || event.key.toUpperCase() !== yesKey) return;
    // It would be typed where the focus was before.
    event.preventDefault();
    button.current?.click();
  };
  return (
    <ModalDialog
      role="alertdialog"
      labelledBy="question-title"
      describedBy="question-text"
      onClose={(pressed) => {
        onClose();
        if (pressed === 'yes') onYes();
      }}
    >
      <form method="dialog" className="p-5">
        <h2 id="question-title" className="text-3xl wrap-break-word">
          {title}
        </h2>
        <p id="question-text" className="mt-2 whitespace-pre-line">
          {text}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" className="grow" onKeyDown={onKeyDown}>
            {no}
          </Button>
          <Button
            ref={button}
            value="yes"
            type="submit"
            variant="signal"
            className="grow"
            aria-keyshortcuts={yesKey}
            onKeyDown={onKeyDown}
          >
            {yes}
            {yesKey && (
              <kbd className="border px-2 text-sm leading-normal" aria-hidden="true">
                {yesKey}
              </kbd>
            )}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
