import type { MouseEvent } from 'react';
import { Icon } from '../../../ui/Icon.tsx';

interface ListFailedProps {
  /** As in "points history". */
  readonly what: string;
  readonly failure: string;
  /** What was fetched earlier is still shown. */
  readonly isOld: boolean;
  readonly onRetry: () => void;
}

export function ListFailed({ what, failure, isOld, onRetry }: ListFailedProps) {
  /** Its button goes while it is tried: the tab's panel takes the focus. */
  function retry({ currentTarget }: MouseEvent) {
    currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus();
    onRetry();
  }

  return (
    <div className="mb-4 border-2 border-l-8 border-line border-l-down bg-surface p-5">
      <p className="mb-4 text-lg font-bold" role="alert">
        {isOld ? `Your ${what} may be out of date.` : `We cannot show your ${what} right now.`} {failure}
      </p>
      <button type="button" className="button button-line" onClick={retry}>
        <Icon name="refresh" />
        Retry
      </button>
    </div>
  );
}
