import type { ReactNode, MouseEvent } from 'react';
import type { RemoteState } from '../../../lib/requests/remote-data.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { dashboardTexts } from '../texts.ts';

const ROWS = [0, 1, 2, 3];

type ListTexts = (typeof dashboardTexts.lists)[keyof typeof dashboardTexts.lists];

interface ListStateProps<Item> {
  readonly texts: ListTexts;
  readonly state: RemoteState<readonly Item[]>;
  readonly onRetry: () => void;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A tab's list: placeholders, an error, an empty text, or the items. */
export function ListState<Item>({ texts, state, onRetry, children }: ListStateProps<Item>) {
  const { value, failure } = state;
  return (
    <>
      {failure && <ListFailed texts={texts} failure={failure} isOld={value !== null} onRetry={onRetry} />}
      {!value && !failure && <Placeholders text={texts.loading} />}
      {value?.length === 0 && <p className="border-2 border-line bg-surface p-6 text-lg">{texts.empty}</p>}
      {value && value.length > 0 && children(value)}
    </>
  );
}

function Placeholders({ text }: { readonly text: string }) {
  return (
    <span role="status" className="grid gap-3">
      <span className="sr-only">{text}</span>
      {ROWS.map((row) => (
        <span key={row} className="h-20 animate-pulse bg-sunken" />
      ))}
    </span>
  );
}

interface ListFailedProps {
  readonly texts: ListTexts;
  readonly failure: string;
  /** An earlier answer is still on the screen. */
  readonly isOld: boolean;
  readonly onRetry: () => void;
}

export function ListFailed({ texts, failure, isOld, onRetry }: ListFailedProps) {
  /** The button disappears during the retry, so the tab's panel takes the focus. */
  function retry({ currentTarget }: MouseEvent) {
    currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus();
    onRetry();
  }

  return (
    <div className="mb-4 border-2 border-l-8 border-line border-l-down bg-surface p-5">
      <p className="mb-4 text-lg font-bold" role="alert">
        {`${isOld ? texts.old : texts.missing} ${failure}`}
      </p>
      <Button onClick={retry}>
        <Icon name="refresh" />
        {dashboardTexts.retry}
      </Button>
    </div>
  );
}
