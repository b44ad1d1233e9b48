import { useId } from 'react';
import type { ChangedSince } from '../../../domain/shared/contract/changed-since.ts';
import { Button } from '../../../ui/Button.tsx';
import { agoText } from '../staff-text.ts';
import { useFocusOnce } from '../ui/use-focus.ts';

/** Values by the labels of their fields. */
export type Facts = Readonly<Record<string, string>>;

/** "Stan Clerk changed this 5 minutes ago"; `what` in place of "this". */
export const changedText = ({ by, at }: Pick<ChangedSince, 'by' | 'at'>, what = 'this'): string =>
  `${by ?? 'Someone'} changed ${what}${at ? ` ${agoText(Date.now() - Date.parse(at))}` : ''}`;

export interface TheirsOrYoursProps {
  readonly changed: Pick<ChangedSince, 'by' | 'at'>;
  /** In place of "Stan Clerk changed this". */
  readonly title?: string;
  readonly theirs: Facts;
  readonly yours: Facts;
  readonly onTheirs: () => void;
  readonly onYours: () => void;
}

/** What two people made of the same: both side by side, and the choice. */
export function TheirsOrYours({
  changed,
  title = changedText(changed),
  theirs,
  yours,
  onTheirs,
  onYours,
}: TheirsOrYoursProps) {
  const heading = useFocusOnce();
  const id = useId();
  const labels = [...new Set([...Object.keys(theirs), ...Object.keys(yours)])];
  const differing = labels.filter((label) => theirs[label] !== yours[label]);
  return (
    <section className="w-full border-2 border-brass bg-surface p-3" aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1} className="text-xl">
        {title}
      </h3>
      <p>Nothing was overwritten. Choose which version to keep.</p>
      {differing.length > 0 && (
        <table className="staff-table mt-2 table-fixed">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Field</span>
              </th>
              <th scope="col">Theirs</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((label) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="wrap-anywhere">{theirs[label] || 'None'}</td>
                <td className="wrap-anywhere">{yours[label] || 'None'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="actions mt-3">
        <Button onClick={onTheirs}>Keep theirs</Button>
        <Button onClick={onYours}>Use mine</Button>
      </div>
    </section>
  );
}
