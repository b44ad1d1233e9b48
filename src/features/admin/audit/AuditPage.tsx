import { useState } from 'react';
import { listAuditApi } from '../../../domain/admin/admin-audit.api.ts';
import { listUsersApi } from '../../../domain/admin/admin-users.api.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { PagedRows } from '../ui/PagedRows.tsx';
import { useStaffData } from '../use-staff-data.ts';
import { AuditRow } from './AuditRow.tsx';
import { auditSubjectText } from './audit-text.ts';

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
          ['command-line', 'Command line'],
          ...(value ?? []).map(({ id, name }) => [id, name] as const),
        ]}
      />
      {choice.subject && (
        <button
          type="button"
          className="button button-line"
          onClick={() => onChoose({ ...choice, kind: '', subject: '' })}
        >
          Only this {auditSubjectText(choice.kind)}: show all
        </button>
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
        title="Entries"
        isTitleHidden
        names={['entry', 'entries']}
        empty="Nothing has been done yet."
        renderRow={(entry) => (
          <AuditRow entry={entry} onSubject={(kind, subject) => setChoice({ ...choice, kind, subject })} />
        )}
      />
    </>
  );
}

/** The island of /admin/audit. */
export const AuditPage = () => <StaffGate page={STAFF_PAGES.audit}>{() => <Audit />}</StaffGate>;
