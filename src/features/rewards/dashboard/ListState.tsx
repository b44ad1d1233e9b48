import type { ReactNode, MouseEvent } from 'react';
import type { RemoteState } from '../../../lib/remote-data.ts';
import { Icon } from '../../../ui/Icon.tsx';

const ROWS = [0, 1, 2, 3];

interface ListStateProps<Item> {
  /** As in "points history". */
  readonly what: string;
  readonly state: RemoteState<readonly Item[]>;
  readonly onRetry: () => void;
  readonly empty: string;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A tab's list: placeholders, an error, an empty text, or the items. */
export function ListState<Item>({ what, state, onRetry, empty, children }: ListStateProps<Item>) {
  const { value, failure } = state;
  return (
    <>
      {failure && <ListFailed what={what} failure={failure} isOld={value !== null} onRetry={onRetry} />}
      {!value && !failure && <Placeholders what={what} />}
      {value?.length === 0 && <p className="border-2 border-line bg-surface p-6 text-lg">{empty}</p>}
      {value && value.length > 0 && children(value)}
    </>
  );
}

function Placeholders({ what }: { readonly what: string }) {
  return (
    <output className="grid gap-3">
      <span className="sr-only">Loading {what}…</span>
      {ROWS.map((row) => (
        <span key={row} className="h-20 animate-pulse bg-sunken" />
      ))}
    </output>
  );
}

interface ListFailedProps {
  /** As in "points history". */
  readonly what: string;
  readonly failure: string;
  /** An earlier answer is still on the screen. */
  readonly isOld: boolean;
  readonly onRetry: () => void;
}

export function ListFailed({ what, failure, isOld, onRetry }: ListFailedProps) {
  /** The button disappears during the retry, so the tab's panel takes the focus. */
  function retry({ currentTarget }: MouseEvent) {
    currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus();
    onRetry();
  }

  return (
    <div className="mb-4 border-2 border-l-8 border-line border-l-down bg-surface p-5">
      <p className="mb-4 text-lg font-bold" role="alert">
        {isOld ? `Your ${what} may be out of date.` : `We can't show your ${what} right now.`} {failure}
      </p>
      <button type="button" className="button button-line" onClick={retry}>
        <Icon name="refresh" />
        Retry
      </button>
    </div>
  );
}
