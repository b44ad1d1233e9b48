import { copyPersonalDataApi, type PrivacyDetail } from '../../../domain/privacy/admin-privacy.api.ts';
import { act, useAct } from '../act.ts';
import { saveFile } from '../save-file.ts';
import { staffCall } from '../staff.store.ts';

const FORMATS = [
  { format: 'html', label: 'To read (HTML)', type: 'text/html;charset=utf-8', style: 'button-signal' },
  { format: 'json', label: 'For machines (JSON)', type: 'application/json', style: 'button-line' },
] as const;

const nothingAfter = async () => {};

/** Downloads everything known by what was confirmed. */
export function CopyButtons({ request: { id } }: { readonly request: PrivacyDetail }) {
  const { isBusy, run } = useAct(nothingAfter, act);
  const save = ({ format, type }: (typeof FORMATS)[number]) =>
    run(async () => {
      const { name, text } = await staffCall(copyPersonalDataApi, { params: { id }, body: { format } });
      saveFile(new Blob([text], { type }), name);
    }, 'The copy is downloaded');
  return (
    <section className="staff-card" aria-labelledby="copy-title">
      <h2 id="copy-title">A copy of everything</h2>
      <p className="mt-2">
        From every table, by what they confirmed. Photos are in their requests in the inbox. Each copy is in
        the audit log: give it to this person alone, and delete the file here.
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
