import type { StaffList } from './use-staff-list.ts';

/** In place of a list that did not come, or above one that may be out of date. */
export function ListFailure({ failure, reload }: Pick<StaffList<unknown>, 'failure' | 'reload'>) {
  if (failure === null) return null;
  return (
    <div className="my-4 border-l-8 border-down bg-surface p-4" role="alert">
      <p>{failure}</p>
      <button type="button" className="button button-line mt-3" onClick={() => void reload()}>
        Try again
      </button>
    </div>
  );
}
