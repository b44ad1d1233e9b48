import type { ShownRemoteData } from '../../lib/use-remote-data.ts';

interface LoadStateProps extends ShownRemoteData<unknown> {
  /** Margin and height of the line that says that it is on its way; none where that is said elsewhere. */
  readonly waiting?: string;
}

/** In place of what has not come yet, or did not come, and above what may be out of date. */
export function LoadState({ value, failure, reload, waiting }: LoadStateProps) {
  if (failure === null) {
    return value === null && waiting ? <p className={`${waiting} text-muted`}>One moment…</p> : null;
  }
  return (
    <div className="my-4 border-l-8 border-down bg-surface p-4" role="alert">
      <p>{failure}</p>
      <button type="button" className="button button-line mt-3" onClick={() => void reload()}>
        Try again
      </button>
    </div>
  );
}
