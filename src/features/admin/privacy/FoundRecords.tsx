import { CheckField } from '../../../ui/form/CheckField.tsx';
import type { Dispatch, SetStateAction } from 'react';
import { listFoundRecordsApi } from '../../../domain/privacy/admin-privacy.api.ts';
import { LoadState } from '../LoadState.tsx';
import { staffTime } from '../staff-text.ts';
import { useStaffData } from '../use-staff-data.ts';
import { RECORD_TEXTS } from './privacy-words.ts';

interface FoundRecordsProps {
  readonly id: string;
  readonly leftOut: readonly string[];
  readonly setLeftOut: Dispatch<SetStateAction<readonly string[]>>;
}

/** What was found, with the names in it. Anybody who answers leaves out what is somebody else's. */
export function FoundRecords({ id, leftOut, setLeftOut }: FoundRecordsProps) {
  const remote = useStaffData(listFoundRecordsApi, { params: { id } });
  const records = remote.value?.records ?? [];
  const names = [...new Set(records.map(({ name }) => name))];
  const keep = (recordId: string, isTheirs: boolean) =>
    setLeftOut((before) => (isTheirs ? before.filter((each) => each !== recordId) : [...before, recordId]));
  return (
    <section className="staff-card" aria-labelledby="found-title">
      <h2 id="found-title">Is all of this theirs?</h2>
      <LoadState {...remote} waiting="min-h-40" />
      {remote.value && names.length === 0 && <p className="mt-2">Nothing was found.</p>}
      {names.length > 0 && (
        <p className="mt-2">
          Found under the name {names.join(', ')}. Somebody may have mistyped the number or share the address:
          ask, and clear the box of what is not theirs.
        </p>
      )}
      <ul className="mt-3 grid gap-1">
        {records.map((record) => (
          <li key={record.id}>
            <CheckField
              label={
                <span className="wrap-anywhere">
                  {`${record.name} · ${RECORD_TEXTS[record.kind]}, ${staffTime(record.at)}`}
                </span>
              }
              checked={!leftOut.includes(record.id)}
              onCheck={(isChecked) => keep(record.id, isChecked)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
