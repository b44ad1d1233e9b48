import type { PagedList } from '../../../lib/use-paged-list.ts';
import { counted } from '../staff-text.ts';

interface ListStatusProps {
  readonly list: PagedList<unknown>;
  /** "request", "requests". */
  readonly names: readonly [one: string, many: string];
  /** Shown for an empty list. */
  readonly empty: string;
}

function countText({ list, names, empty }: ListStatusProps): string {
  const { rows, next, isLoading } = list;
  if (rows === null) return isLoading ? 'One moment…' : '';
  if (rows.length === 0) return empty;
  const count = counted(rows.length, ...names);
  return next === null ? count : `The newest ${count}`;
}

const buttonText = ({ isLoading, failure }: PagedList<unknown>): string =>
  isLoading ? 'Loading…' : failure === null ? 'Load more' : 'Try again';

/** Below a paged list: how many rows are shown, announced as that changes, and a button for more. */
export function ListStatus(props: ListStatusProps) {
  const { rows, next, failure, isLoading, more } = props.list;
  return (
    <div className={rows === null ? 'mt-4 min-h-96' : 'mt-4'}>
      <output className="block text-muted">{countText(props)}</output>
      {failure !== null && (
        <p className="my-3 border-l-8 border-down bg-surface p-4" role="alert">
          {failure}
        </p>
      )}
      {(next !== null || failure !== null) && (
        <button
          type="button"
          className="button button-line mt-3 w-full"
          aria-disabled={isLoading}
          onClick={() => void more()}
        >
          {buttonText(props.list)}
        </button>
      )}
    </div>
  );
}
