import type { ReactNode } from 'react';
import type { RemoteState } from '../../../lib/remote-data.ts';
import { ListFailed } from './ListFailed.tsx';

const ROWS = [0, 1, 2, 3];

interface ListStateProps<Item> {
  /** As in "points history". */
  readonly what: string;
  readonly state: RemoteState<readonly Item[]>;
  readonly onRetry: () => void;
  readonly empty: string;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list of a tab in whatever state it is: placeholders, what went wrong, nothing yet, or the list itself. */
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
