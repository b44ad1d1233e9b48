import type { ShownRemoteData } from '../../lib/use-remote-data.ts';

interface LoadStateProps extends ShownRemoteData<unknown> {
  /** Classes of the loading line; without them there is none. */
  readonly waiting?: string;
}

/** A loading line, or an error with a retry button. */
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
