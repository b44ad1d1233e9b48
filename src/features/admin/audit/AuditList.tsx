import { listAuditApi } from '../../../domain/admin/admin-audit.api.ts';
import { staffFailure } from '../staff-failure.ts';
import { staffCall } from '../staff.store.ts';
import { ListStatus } from '../ui/ListStatus.tsx';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import type { AuditChoice } from './AuditPage.tsx';
import { AuditRow } from './AuditRow.tsx';

interface AuditListProps {
  readonly choice: AuditChoice;
  readonly onSubject: (kind: string, subject: string) => void;
}

/** The log of one choice, newest first, page by page. */
export function AuditList({ choice, onSubject }: AuditListProps) {
  const list = usePagedList(
    (after) => staffCall(listAuditApi, { query: { ...choice, after } }),
    staffFailure,
  );
  return (
    <section className="mt-6" aria-label="Entries">
      <ol className="grid gap-3">
        {list.rows?.map((entry) => (
          <AuditRow key={entry.id} entry={entry} onSubject={onSubject} />
        ))}
      </ol>
      <ListStatus list={list} names={['entry', 'entries']} empty="Nothing has been done yet." />
    </section>
  );
}
