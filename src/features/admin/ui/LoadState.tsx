import type { ShownRemoteData } from '../../../lib/requests/use-remote-data.ts';
import { Button } from '../../../ui/Button.tsx';

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
      <Button className="mt-3" onClick={() => void reload()}>
        Try again
      </Button>
    </div>
  );
}
