import type { AuditEntry } from '../../../domain/admin/admin-audit.api.ts';
import { auditDifference, auditWords } from '../../../domain/admin/audit-difference.ts';
import { staffTime } from '../staff-text.ts';

interface AuditRowProps {
  readonly entry: AuditEntry;
  readonly onSubject: (kind: string, subject: string) => void;
}

/** One entry of the log, with the values before and after. */
export function AuditRow({ entry, onSubject }: AuditRowProps) {
  const { at, actorName, action, subjectKind, subjectId, before, after } = entry;
  const differences = auditDifference(before, after);
  return (
    <li className="border-l-8 border-copper bg-surface p-4">
      <p>
        <strong>{actorName}</strong>: {auditWords(action)}
      </p>
      <p className="text-muted">
        <time dateTime={at}>{staffTime(at)}</time>
      </p>
      {differences.length > 0 && (
        <dl className="mt-2 grid gap-1">
          {differences.map(({ field, before: was, after: is }) => (
            <div key={field} className="flex flex-wrap gap-x-2">
              <dt className="font-bold">{auditWords(field)}</dt>
              <dd className="break-all">
                {was !== undefined && <del className="text-down">{was}</del>}
                {was !== undefined && is !== undefined && <span aria-hidden="true"> → </span>}
                {is !== undefined && <ins className="text-up no-underline">{is}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <button
        type="button"
        className="mt-2 min-h-12 text-left break-all text-link underline"
        onClick={() => onSubject(subjectKind, subjectId)}
      >
        All about {auditWords(subjectKind)} {subjectId}
      </button>
    </li>
  );
}
