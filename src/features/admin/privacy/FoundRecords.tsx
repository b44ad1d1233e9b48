import type { Dispatch, SetStateAction } from 'react';
import { copyPersonalDataApi, listFoundRecordsApi } from '../../../domain/privacy/admin-privacy.api.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { LoadState } from '../LoadState.tsx';
import { act, useAct } from '../act.ts';
import { saveFile } from '../save-file.ts';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffData } from '../use-staff-data.ts';
import { type AnswerProps, RECORD_TEXTS } from './privacy-words.ts';

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

const FORMATS = [
  { format: 'html', label: 'To read (HTML)', type: 'text/html;charset=utf-8', variant: 'signal' },
  { format: 'json', label: 'For machines (JSON)', type: 'application/json', variant: 'line' },
] as const;

const COPIED = {
  owner: 'From every table.',
  staff: 'Without orders, payments, messages and our log of changes: ask an owner for a whole copy.',
} as const;

const nothingAfter = async () => {};

/** Downloads what this role may read of all that is known by what was confirmed. */
export function CopyButtons({ request: { id }, role, leftOut }: Omit<AnswerProps, 'reload'>) {
  const { isBusy, run } = useAct(nothingAfter, act);
  const save = ({ format, type }: (typeof FORMATS)[number]) =>
    run(async () => {
      const { name, text } = await staffCall(copyPersonalDataApi, {
        params: { id },
        body: { format, leftOut },
      });
      saveFile(new Blob([text], { type }), name);
    }, 'The copy is downloaded');
  return (
    <section className="staff-card" aria-labelledby="copy-title">
      <h2 id="copy-title">A copy for them</h2>
      <p className="mt-2">
        <span>{COPIED[role]}</span> Photos are in their requests in the inbox. Each copy is in the audit log:
        give it to this person alone, and delete the file here.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {FORMATS.map((each) => (
          <Button
            key={each.format}
            variant={each.variant}
            aria-disabled={isBusy}
            onClick={() => void save(each)}
          >
            {each.label}
          </Button>
        ))}
      </div>
    </section>
  );
}
