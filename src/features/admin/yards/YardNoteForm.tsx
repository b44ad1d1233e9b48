import { YARD_NOTE_VALID_MS } from '../../../business/staff-constants.ts';
import type { YardId } from '../../../business/yards.ts';
import { removeYardNoteApi, setYardNoteApi } from '../../../domain/locations/admin-yards.api.ts';
import { yardNoteSchema } from '../../../domain/locations/yard-news.schema.ts';
import type { YardNote } from '../../../domain/locations/yards.api.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { useAct } from '../act.ts';
import { StaffForm } from '../StaffForm.tsx';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../use-staff-form.ts';

interface YardNoteFormProps {
  readonly yardId: YardId;
  readonly name: string;
  readonly shown: YardNote | undefined;
  readonly onChanged: () => Promise<void>;
}

const HOURS = YARD_NOTE_VALID_MS / 3_600_000;

/** A note such as "Busy now", shown next to a yard's hours until it expires. */
export function YardNoteForm({ yardId, name, shown, onChanged }: YardNoteFormProps) {
  const { isBusy, run } = useAct(onChanged);
  const params = { yardId };
  const form = useStaffForm({
    schema: yardNoteSchema,
    empty: { note: '' },
    prefix: yardId,
    send: async (body) => {
      await staffCall(setYardNoteApi, { params, body });
      showToast({ title: `${name} shows the note` });
      await onChanged();
    },
  });
  async function takeDown() {
    await run(() => staffCall(removeYardNoteApi, { params }), `${name} shows no note`);
    // The button is gone with the note.
    form.setFocus('note');
  }

  return (
    <li className="border-2 border-line bg-surface p-4">
      <h3 className="text-2xl">{name}</h3>
      <p className={shown ? 'font-bold' : 'text-muted'}>
        {shown ? `Shows "${shown.note}" until ${staffTime(shown.expiresAt)}` : 'No notice'}
      </p>
      <StaffForm
        form={form}
        submit="Show"
        submitLabel={`Show the note at ${name}`}
        more={
          shown && (
            <button
              type="button"
              className="button button-line"
              aria-disabled={isBusy}
              aria-label={`Remove the notice at ${name}`}
              onClick={() => void takeDown()}
            >
              Remove
            </button>
          )
        }
      >
        <TextField
          {...form.field('note', `Busy notice (${HOURS} hours)`)}
          placeholder="40 minutes at the scale"
        />
      </StaffForm>
    </li>
  );
}
