import { useState } from 'react';
import { type AuditEntry, listAuditApi } from '../../../domain/admin/admin-audit.api.ts';
import { act } from '../act.ts';
import { ListFailure } from '../ListFailure.tsx';
import { staffCall } from '../staff.store.ts';
import { useStaffList } from '../use-staff-list.ts';
import type { AuditChoice } from './AuditPage.tsx';
import { AuditRow } from './AuditRow.tsx';

interface AuditListProps {
  readonly choice: AuditChoice;
  readonly onSubject: (kind: string, subject: string) => void;
}

/** The log of one choice, newest first, page by page. */
export function AuditList({ choice, onSubject }: AuditListProps) {
  const [older, setOlder] = useState<readonly AuditEntry[]>([]);
  const [next, setNext] = useState<string | null | undefined>();
  const { value, failure, reload } = useStaffList(() => staffCall(listAuditApi, { query: { ...choice } }));
  const after = next === undefined ? value?.next : next;

  const more = () =>
    act(async () => {
      const page = await staffCall(listAuditApi, { query: { ...choice, after: after ?? undefined } });
      setOlder([...older, ...page.rows]);
      setNext(page.next);
    }, 'Older entries are below');

  if (value === null) {
    return failure === null ? (
      <p className="mt-6 min-h-96 text-muted">One moment…</p>
    ) : (
      <ListFailure failure={failure} reload={reload} />
    );
  }
  return (
    <section className="mt-6" aria-label="Entries">
      {value.rows.length === 0 && <p>Nothing has been done yet.</p>}
      <ol className="grid gap-3">
        {[...value.rows, ...older].map((entry) => (
          <AuditRow key={entry.id} entry={entry} onSubject={onSubject} />
        ))}
      </ol>
      {after && (
        <button type="button" className="button button-line mt-4 w-full" onClick={() => void more()}>
          Older entries
        </button>
      )}
    </section>
  );
}
