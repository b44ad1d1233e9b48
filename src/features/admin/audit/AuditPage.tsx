import { useState } from 'react';
import { StaffGate } from '../StaffGate.tsx';
import { AuditFilter } from './AuditFilter.tsx';
import { AuditList } from './AuditList.tsx';

export interface AuditChoice {
  /** Empty: everybody. */
  readonly person: string;
  /** Both or neither. */
  readonly kind: string;
  readonly subject: string;
}

const ALL: AuditChoice = { person: '', kind: '', subject: '' };

function Audit() {
  const [choice, setChoice] = useState(ALL);
  return (
    <>
      <AuditFilter choice={choice} onChoose={setChoice} />
      <AuditList
        key={Object.values(choice).join('\n')}
        choice={choice}
        onSubject={(kind, subject) => setChoice({ ...choice, kind, subject })}
      />
    </>
  );
}

/** The island of /admin/audit. */
export const AuditPage = () => <StaffGate needed="owner">{() => <Audit />}</StaffGate>;
