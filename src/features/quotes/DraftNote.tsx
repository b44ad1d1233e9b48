export type DraftState = 'none' | 'restored' | 'unsent';

const TEXT: Readonly<Record<DraftState, string>> = {
  none: 'Fields marked * are required.',
  restored: 'Your draft was restored.',
  unsent: 'You were offline. Your request has not been sent yet.',
};

interface DraftNoteProps {
  readonly draft: DraftState;
  readonly onClear: () => void;
  readonly onSend: () => void;
}

/** The line over the fields. It is there from the start, so that a restored draft moves nothing. */
export function DraftNote({ draft, onClear, onSend }: DraftNoteProps) {
  return (
    <div className="mb-4 flex min-h-12 flex-wrap items-center justify-between gap-x-3 text-sm">
      <output className={draft === 'none' ? 'text-muted' : 'font-bold'}>{TEXT[draft]}</output>
      {draft !== 'none' && (
        <span className="flex shrink-0 gap-2">
          {draft === 'unsent' && (
            <button type="button" className="button button-line" onClick={onSend}>
              Send Now
            </button>
          )}
          <button type="button" className="button button-line" onClick={onClear}>
            Clear
          </button>
        </span>
      )}
    </div>
  );
}
