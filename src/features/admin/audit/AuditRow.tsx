import type { AuditEntry } from '../../../domain/admin/admin-audit.api.ts';
import { auditDifference } from '../../../domain/admin/audit-difference.ts';
import { staffTime } from '../staff-text.ts';
import { RawDetails } from '../ui/RawDetails.tsx';
import { auditActionText, auditFieldText, auditSubjectText, auditValueText } from './audit-text.ts';

interface AuditRowProps {
  readonly entry: AuditEntry;
  readonly onSubject: (kind: string, subject: string) => void;
}

/** The values that changed, in words; what says nothing to a person is left to the details. */
function changesOf({ before, after }: AuditEntry) {
  return auditDifference(before, after).flatMap(({ field, before: was, after: is }) => {
    const [from, to] = [was, is].map((value) => (value === undefined ? null : auditValueText(field, value)));
    return from || to ? [{ field, from, to }] : [];
  });
}

/** One entry of the log: who did what, and what changed. The raw data is in its details. */
export function AuditRow({ entry, onSubject }: AuditRowProps) {
  const { at, actorName, action, subjectKind, subjectId, before, after } = entry;
  const changes = changesOf(entry);
  return (
    <li className="border-l-8 border-copper bg-surface p-4">
      <p>
        <strong>{actorName}</strong> {auditActionText(action)}
      </p>
      <p className="text-muted">
        <time dateTime={at}>{staffTime(at)}</time>
      </p>
      {changes.length > 0 && (
        <dl className="mt-2 grid gap-1">
          {changes.map(({ field, from, to }) => (
            <div key={field} className="flex flex-wrap gap-x-2">
              <dt className="font-bold first-letter:uppercase">{auditFieldText(field)}</dt>
              <dd className="wrap-anywhere">
                {from && <del className="text-down">{from}</del>}
                {from && to && <span aria-hidden="true"> → </span>}
                {to && <ins className="text-up no-underline">{to}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-2 flex flex-wrap items-start gap-x-6">
        <button
          type="button"
          className="min-h-12 cursor-pointer text-left text-link underline"
          onClick={() => onSubject(subjectKind, subjectId)}
        >
          All about this {auditSubjectText(subjectKind)}
        </button>
        <RawDetails
          lines={[
            `${action} ${subjectKind} ${subjectId}`,
            `before ${JSON.stringify(before)}`,
            `after ${JSON.stringify(after)}`,
          ]}
        />
      </div>
    </li>
  );
}
