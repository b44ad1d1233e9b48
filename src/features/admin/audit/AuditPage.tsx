import { useState } from 'react';
import { AUDIT_ACTORS, type AuditEntry, listAuditApi } from '../../../domain/admin/admin-audit.api.ts';
import { listUsersApi } from '../../../domain/admin/admin-users.api.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { StaffGate } from '../StaffGate.tsx';
import { STAFF_PAGES } from '../staff-pages.ts';
import { counted, staffTime } from '../staff-text.ts';
import { OpenedDetails, RawDetails } from '../ui/OpenedDetails.tsx';
import { PagedRows } from '../ui/lists/PagedRows.tsx';
import { useStaffData } from '../use-staff-data.ts';
import { auditActionText, auditChanges, auditFieldText, auditSubjectText } from './audit-text.ts';

interface AuditRowProps {
  readonly entry: AuditEntry;
  readonly onSubject: (kind: string, subject: string) => void;
}

/** So many are read at a glance; an entry with more opens. */
const SHOWN_CHANGES = 3;

function AuditChanges({ changes }: { readonly changes: ReturnType<typeof auditChanges> }) {
  return changes.map(({ field, from, to }) => (
    <span key={field} className="flex flex-wrap gap-x-2">
      <span className="font-bold first-letter:uppercase">{auditFieldText(field)}</span>
      <span className="wrap-anywhere">
        {from && <del className="text-down">{from}</del>}
        {from && to && <span aria-hidden="true"> → </span>}
        {to && <ins className="text-up no-underline">{to}</ins>}
      </span>
    </span>
  ));
}

/** One entry of the log: who did what, and what changed; it opens to the rest, its subject's history and the raw data. */
function AuditRow({ entry, onSubject }: AuditRowProps) {
  const { at, actorName, action, subjectKind, subjectId, before, after } = entry;
  const changes = auditChanges(before, after);
  const [shown, more] = [changes.slice(0, SHOWN_CHANGES), changes.slice(SHOWN_CHANGES)];
  return (
    <li className="border-l-8 border-copper bg-surface px-4">
      <OpenedDetails
        summaryClassName="flex min-h-12 cursor-pointer items-center gap-3 py-2"
        summary={
          <span className="grid grow">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>
                <strong>{actorName}</strong> {auditActionText(action)}
              </span>
              <time className="text-muted" dateTime={at}>
                {staffTime(at)}
              </time>
            </span>
            <AuditChanges changes={shown} />
            {more.length > 0 && <span className="text-muted">{counted(more.length, 'more change')}</span>}
          </span>
        }
      >
        <AuditChanges changes={more} />
        <div className="flex flex-wrap items-start gap-x-6">
          <button
            type="button"
            className="min-h-12 cursor-pointer text-left text-link underline"
            onClick={() => onSubject(subjectKind, subjectId)}
          >
            History of this {auditSubjectText(subjectKind)}
          </button>
          <RawDetails
            lines={[
              `${action} ${subjectKind} ${subjectId}`,
              `before ${JSON.stringify(before)}`,
              `after ${JSON.stringify(after)}`,
            ]}
          />
        </div>
      </OpenedDetails>
    </li>
  );
}

interface AuditChoice {
  /** Empty means everybody. */
  readonly person: string;
  /** Either both are set or neither. */
  readonly kind: string;
  readonly subject: string;
}

interface AuditFilterFormProps {
  readonly choice: AuditChoice;
  readonly onChoose: (choice: AuditChoice) => void;
}

/** Chooses a person. The subject is chosen in the list, and cleared here. */
function AuditFilterForm({ choice, onChoose }: AuditFilterFormProps) {
  const { value } = useStaffData(listUsersApi);
  return (
    <div className="staff-card flex flex-wrap items-end gap-4">
      <SelectField
        id="audit-person"
        label="Person"
        fieldClass="min-w-60"
        value={choice.person}
        onValue={(person) => onChoose({ ...choice, person })}
        choices={[
          ['', 'Anyone'],
          ...Object.entries(AUDIT_ACTORS),
          ...(value ?? []).map(({ id, name }) => [id, name] as const),
        ]}
      />
      {choice.subject && (
        <Button onClick={() => onChoose({ ...choice, kind: '', subject: '' })}>
          Show all activity, not just this {auditSubjectText(choice.kind)}
        </Button>
      )}
    </div>
  );
}

const ALL: AuditChoice = { person: '', kind: '', subject: '' };

function Audit() {
  const [choice, setChoice] = useState(ALL);
  return (
    <>
      <AuditFilterForm choice={choice} onChoose={setChoice} />
      <PagedRows
        call={listAuditApi}
        query={{ ...choice }}
        title="Activity"
        isTitleHidden
        names={['entry', 'entries']}
        empty="No activity yet."
        renderRow={(entry) => (
          <AuditRow entry={entry} onSubject={(kind, subject) => setChoice({ ...choice, kind, subject })} />
        )}
      />
    </>
  );
}

/** The island of /admin/audit. */
export const AuditPage = () => <StaffGate page={STAFF_PAGES.audit}>{() => <Audit />}</StaffGate>;
