import { YARD_NOTE_VALID_MS } from '../../../business/constants.ts';
import { type YardId, yardName, YARDS } from '../../../business/yards.ts';
import {
  readYardBoardApi,
  removeSpecialDayApi,
  removeYardNoteApi,
  setYardNoteApi,
} from '../../../domain/locations/admin-yards.api.ts';
import { hoursText } from '../../../domain/locations/hours/opening.ts';
import { dayText } from '../../../domain/locations/hours/special-days.ts';
import { yardNoteSchema } from '../../../domain/locations/yard-news.schema.ts';
import type { StaffRole } from '../../../domain/shared/roles.ts';
import type { YardDay, YardNote } from '../../../domain/locations/yards.api.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { StaffForm } from '../form/StaffForm.tsx';
import { useAct } from '../act.ts';
import { lazyPart } from '../../../ui/late/lazy-part.tsx';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffData } from '../use-staff-data.ts';
import { useStaffForm } from '../form/use-staff-form.ts';

interface YardNoteFormProps {
  readonly yardId: YardId;
  readonly name: string;
  readonly shown: YardNote | undefined;
  readonly onChanged: () => Promise<void>;
}

const HOURS = YARD_NOTE_VALID_MS / 3_600_000;

/** A notice such as "Busy now", shown next to a yard's hours until it expires. */
function YardNoteForm({ yardId, name, shown, onChanged }: YardNoteFormProps) {
  const { isBusy, run, refused } = useAct(onChanged);
  const params = { yardId };
  const form = useStaffForm({
    schema: yardNoteSchema,
    empty: { note: '' },
    prefix: yardId,
    draft: { key: `yard-note:${yardId}`, name: `notice for ${name}` },
    versions: {
      seen: shown?.note ?? null,
      theirs: (now: string | null) => ({ Notice: now ?? '' }),
      yours: ({ note }) => ({ Notice: note }),
      onTheirs: onChanged,
    },
    send: async (body, _, _typed, { seen }) => {
      await staffCall(setYardNoteApi, { params, body: { ...body, seen } });
      showToast({ title: `Notice posted at ${name}` });
      await onChanged();
    },
  });
  async function takeDown() {
    await run(() => staffCall(removeYardNoteApi, { params }), `Notice removed at ${name}`);
    // The button is gone with the note.
    form.setFocus('note');
  }

  return (
    <li className="border-2 border-line bg-surface p-4">
      <h3 className="text-2xl">{name}</h3>
      <p className={shown ? 'font-bold' : 'text-muted'}>
        {shown ? `Shows “${shown.note}” until ${staffTime(shown.expiresAt)}` : 'No notice'}
      </p>
      <StaffForm
        form={form}
        submit="Post notice"
        submitLabel={`Post notice at ${name}`}
        more={
          shown && (
            <Button
              aria-disabled={isBusy}
              aria-label={`Remove notice at ${name}`}
              onClick={() => void takeDown()}
            >
              Remove notice
            </Button>
          )
        }
      >
        <TextField
          {...form.field('note', `Wait-time notice (shows for ${HOURS} hours)`)}
          placeholder="40 minutes at the scale"
        />
        <FormFailure message={refused} className="mt-3" />
      </StaffForm>
    </li>
  );
}

const SpecialDayForm = lazyPart(async () => (await import('./SpecialDayForm.tsx')).SpecialDayForm);

interface SpecialDayListProps {
  readonly days: readonly YardDay[];
  readonly onChanged: () => Promise<void>;
}

/** Days with special hours. */
function SpecialDayList({ days, onChanged }: SpecialDayListProps) {
  const { isBusy, run, refused } = useAct(async () => {
    await onChanged();
    // The button is gone with the day.
    document.getElementById('days-title')?.focus();
  });
  const remove = ({ yardId, date }: YardDay) =>
    run(
      () => staffCall(removeSpecialDayApi, { params: { yardId, date } }),
      `${yardName(yardId)} is back to its usual hours`,
    );
  return (
    <section className="mt-8" aria-labelledby="days-title">
      <h3 id="days-title" tabIndex={-1} className="text-2xl">
        Upcoming special hours
      </h3>
      <FormFailure message={refused} className="mt-3" />
      {days.length === 0 && <p className="mt-2 text-muted">No special hours besides the holidays above.</p>}
      <ul className="mt-3 grid gap-4 lg:grid-cols-3">
        {days.map((day) => (
          <li key={day.yardId + day.date} className="border-2 border-line bg-surface p-4">
            <p className="font-bold">
              {yardName(day.yardId)}: {hoursText(day.hours)}
            </p>
            <p>{dayText(day.date)}</p>
            <p className="text-muted">{day.reason}</p>
            <Button
              className="mt-3"
              disabled={isBusy}
              aria-label={`Remove ${dayText(day.date)} at ${yardName(day.yardId)}`}
              onClick={() => void remove(day)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Notes and special hours that visitors see. */
export function Yards({ role }: { readonly role: StaffRole }) {
  const board = useStaffData(readYardBoardApi);
  const { value, reload } = board;
  return (
    <section id="yards" className="mt-10 scroll-mt-4" aria-labelledby="yards-title">
      <h2 id="yards-title">Yards</h2>
      <LoadState {...board} waiting="mt-3 min-h-40" />
      {value && (
        <>
          <ul className="mt-4 grid gap-4 lg:grid-cols-3">
            {YARDS.map(({ id, name }) => (
              <YardNoteForm
                key={id}
                yardId={id}
                name={name}
                shown={value.notes.find(({ yardId }) => yardId === id)}
                onChanged={reload}
              />
            ))}
          </ul>
          <SpecialDayForm days={value.specialDays} role={role} onChanged={reload} />
          <SpecialDayList days={value.specialDays} onChanged={reload} />
        </>
      )}
    </section>
  );
}
