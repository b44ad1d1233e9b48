import { copyPersonalDataApi } from '../../../domain/privacy/admin-privacy.api.ts';
import { act, useAct } from '../act.ts';
import { saveFile } from '../save-file.ts';
import { staffCall } from '../staff.store.ts';
import type { AnswerProps } from './privacy-part.ts';

const FORMATS = [
  { format: 'html', label: 'To read (HTML)', type: 'text/html;charset=utf-8', style: 'button-signal' },
  { format: 'json', label: 'For machines (JSON)', type: 'application/json', style: 'button-line' },
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
          <button
            key={each.format}
            type="button"
            className={`button ${each.style}`}
            aria-disabled={isBusy}
            onClick={() => void save(each)}
          >
            {each.label}
          </button>
        ))}
      </div>
    </section>
  );
}
