import { type FormEvent, useState } from 'react';
import { YARD_NOTE_VALID_MS } from '../../../business/staff-constants.ts';
import type { YardId } from '../../../business/yards.ts';
import { removeYardNoteApi, setYardNoteApi } from '../../../domain/locations/admin-yards.api.ts';
import { yardNoteSchema } from '../../../domain/locations/yard-news.schema.ts';
import type { YardNote } from '../../../domain/locations/yards.api.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useAct } from '../act.ts';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';

interface YardNoteFormProps {
  readonly yardId: YardId;
  readonly name: string;
  readonly shown: YardNote | undefined;
  readonly onChanged: () => Promise<void>;
}

const HOURS = YARD_NOTE_VALID_MS / 3_600_000;

/** A note such as "Busy now", shown next to a yard's hours until it expires. */
export function YardNoteForm({ yardId, name, shown, onChanged }: YardNoteFormProps) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const { isBusy, run } = useAct(onChanged);
  const id = `note-${yardId}`;
  const params = { yardId };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { success, data, error: refusal } = yardNoteSchema.safeParse({ note });
    setError(refusal?.issues[0]?.message);
    if (!success) return document.getElementById(id)?.focus();
    const show = () => staffCall(setYardNoteApi, { params, body: data });
    if (await run(show, `${name} shows the note`)) setNote('');
  }
  async function takeDown() {
    await run(() => staffCall(removeYardNoteApi, { params }), `${name} shows no note`);
    // The button is gone with the note.
    document.getElementById(id)?.focus();
  }

  return (
    <li className="border-2 border-line bg-surface p-4">
      <h3 className="text-2xl">{name}</h3>
      <p className={shown ? 'font-bold' : 'text-muted'}>
        {shown ? `Shows "${shown.note}" until ${staffTime(shown.expiresAt)}` : 'No notice'}
      </p>
      <form method="post" noValidate className="mt-3" onSubmit={(event) => void submit(event)}>
        <TextField
          id={id}
          label={`Busy notice (${HOURS} hours)`}
          error={error}
          value={note}
          placeholder="40 minutes at the scale"
          onValue={setNote}
        />
        <div className="actions mt-3">
          <button
            className="button button-signal"
            aria-disabled={isBusy}
            aria-label={`Show the note at ${name}`}
          >
            Show
          </button>
          {shown && (
            <button
              type="button"
              className="button button-line"
              aria-disabled={isBusy}
              aria-label={`Remove the notice at ${name}`}
              onClick={() => void takeDown()}
            >
              Remove
            </button>
          )}
        </div>
      </form>
    </li>
  );
}
