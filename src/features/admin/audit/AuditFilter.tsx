import { listUsersApi } from '../../../domain/admin/admin-users.api.ts';
import { auditWords } from '../../../domain/admin/audit-difference.ts';
import { CONTROL, Field } from '../../../ui/form/Field.tsx';
import { staffCall } from '../staff.store.ts';
import { useRemoteData } from '../../../lib/use-remote-data.ts';
import type { AuditChoice } from './AuditPage.tsx';

const ask = () => staffCall(listUsersApi);

interface AuditFilterProps {
  readonly choice: AuditChoice;
  readonly onChoose: (choice: AuditChoice) => void;
}

/** Whose entries, and of what: the latter is chosen in the list. */
export function AuditFilter({ choice, onChoose }: AuditFilterProps) {
  const { value } = useRemoteData(ask);
  return (
    <div className="staff-card flex flex-wrap items-end gap-4">
      <Field id="audit-person" label="Person" error={undefined} className="min-w-60">
        <select
          id="audit-person"
          className={CONTROL}
          value={choice.person}
          onChange={({ currentTarget }) => onChoose({ ...choice, person: currentTarget.value })}
        >
          <option value="">Everybody</option>
          <option value="command-line">Command line</option>
          {value?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      {choice.subject && (
        <button
          type="button"
          className="button button-line"
          onClick={() => onChoose({ ...choice, kind: '', subject: '' })}
        >
          Only this {auditWords(choice.kind)}: show all
        </button>
      )}
    </div>
  );
}
