import { type FormEvent, useState } from 'react';
import { YARD_NOTE } from '../../../business/staff-constants.ts';
import type { YardId } from '../../../business/yards.ts';
import { removeYardNoteApi, setYardNoteApi } from '../../../domain/locations/admin-yards.api.ts';
import { yardNoteSchema } from '../../../domain/locations/yard-news.schema.ts';
import type { YardNote } from '../../../domain/locations/yards.api.ts';
import { CONTROL, errorId, Field } from '../../../ui/form/Field.tsx';
import { act } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import { staffTime } from '../staff-time.ts';

interface YardNoteFormProps {
  readonly yardId: YardId;
  readonly name: string;
  readonly shown: YardNote | undefined;
  readonly onChanged: () => Promise<void>;
}

const HOURS = YARD_NOTE.validMs / 3_600_000;

/** "Busy now" for one yard: shown beside its hours, gone by itself. */
export function YardNoteForm({ yardId, name, shown, onChanged }: YardNoteFormProps) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const id = `note-${yardId}`;
  const params = { yardId };

  async function run(work: () => Promise<unknown>, done: string) {
    setBusy(true);
    if (await act(work, done)) setNote('');
    await onChanged();
    setBusy(false);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { success, data, error: refusal } = yardNoteSchema.safeParse({ note });
    setError(refusal?.issues[0]?.message);
    if (success) void run(() => staffCall(setYardNoteApi, { params, body: data }), `${name} shows the note`);
    else document.getElementById(id)?.focus();
  }

  return (
    <li className="border-2 border-line bg-surface p-4">
      <h3 className="text-2xl">{name}</h3>
      <p className={shown ? 'font-bold' : 'text-muted'}>
        {shown ? `Shows "${shown.note}" until ${staffTime(shown.expiresAt)}` : 'Shows no note'}
      </p>
      <form method="post" noValidate className="mt-3" onSubmit={submit}>
        <Field id={id} label={`Busy now, for ${HOURS} hours`} error={error}>
          <input
            id={id}
            className={CONTROL}
            value={note}
            maxLength={YARD_NOTE.maxLength}
            placeholder="40 minutes at the scale"
            autoComplete="off"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : errorId(id)}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <div className="actions mt-3">
          <button className="button button-signal" disabled={isBusy} aria-label={`Show the note at ${name}`}>
            Show
          </button>
          {shown && (
            <button
              type="button"
              className="button button-line"
              disabled={isBusy}
              aria-label={`Take the note of ${name} down`}
              onClick={() =>
                void run(() => staffCall(removeYardNoteApi, { params }), `${name} shows no note`)
              }
            >
              Take down
            </button>
          )}
        </div>
      </form>
    </li>
  );
}
