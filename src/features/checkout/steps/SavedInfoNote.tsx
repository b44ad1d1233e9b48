import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { clearSavedInfo } from '../checkout.store.ts';

interface SavedInfoNoteProps {
  /** Called after the saved data is cleared. */
  readonly onCleared?: () => void;
}

/** Says what this device has saved, with a button that clears it. */
export function SavedInfoNote({ onCleared }: SavedInfoNoteProps) {
  function clear() {
    clearSavedInfo();
    onCleared?.();
  }
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
      <p>Your details and shipping address are kept on this device only.</p>
      <Button variant="bare" className="underline" onClick={clear}>
        <Icon name="trash" />
        Clear Saved Info
      </Button>
    </div>
  );
}
