import type { Dispatch, SetStateAction } from 'react';
import { copyPersonalDataApi, listFoundRecordsApi } from '../../../domain/privacy/admin-privacy.api.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { CheckField } from '../../../ui/form/fields/CheckField.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { useAct } from '../act.ts';
import { saveFile } from '../../../lib/save-file.ts';
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
  const names = [...new Set(records.flatMap(({ kind, name }) => (kind === 'hold' ? [] : [name])))];
  const keep = (recordId: string, isTheirs: boolean) =>
    setLeftOut((before) => (isTheirs ? before.filter((each) => each !== recordId) : [...before, recordId]));
  return (
    <section className="staff-card" aria-labelledby="found-title">
      <h2 id="found-title">Is all of this theirs?</h2>
      <LoadState {...remote} waiting="min-h-40" />
      {remote.value && records.length === 0 && <p className="mt-2">We found nothing.</p>}
      {records.length > 0 && (
        <p className="mt-2">
          {names.length > 0 && <span>{`Found under the name ${names.join(', ')}. `}</span>}
          <span>
            Someone may have mistyped the number or share the email. Ask, and uncheck anything that isn’t
            theirs.
          </span>
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
  { format: 'html', label: 'Download to read (HTML)', type: 'text/html;charset=utf-8', variant: 'signal' },
  { format: 'json', label: 'Download for other software (JSON)', type: 'application/json', variant: 'line' },
] as const;

const COPIED = {
  owner: 'This has everything we hold for the email or phone they confirmed.',
  office:
    'This leaves out rewards accounts, tickets, payments, emails we sent and the audit log. Ask an owner for a full copy.',
  staff: 'This leaves out orders, payments, emails we sent and the audit log. Ask an owner for a full copy.',
} as const;

/** Downloads a copy of what was found, as far as this role may read it. */
export function CopyButtons({ request: { id }, role, leftOut }: Omit<AnswerProps, 'reload'>) {
  const { isBusy, run, refused } = useAct();
  const save = ({ format, type }: (typeof FORMATS)[number]) =>
    run(async () => {
      const { name, text } = await staffCall(copyPersonalDataApi, {
        params: { id },
        body: { format, leftOut },
      });
      saveFile(new Blob([text], { type }), name);
    }, 'Copy downloaded');
  return (
    <section className="staff-card" aria-labelledby="copy-title">
      <h2 id="copy-title">Copy of their data</h2>
      <p className="mt-2">
        <span>{COPIED[role]}</span> Photos are with their requests in the inbox. The audit log shows each
        copy. Give the file only to this person, then delete the file from this device.
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
      <FormFailure message={refused} className="mt-3" />
    </section>
  );
}
