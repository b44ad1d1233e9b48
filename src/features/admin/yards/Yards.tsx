import { YARDS } from '../../../business/yards.ts';
import { readYardBoardApi } from '../../../domain/locations/admin-yards.api.ts';
import { lazyPart } from '../lazy-part.tsx';
import { LoadState } from '../LoadState.tsx';
import { staffCall } from '../staff.store.ts';
import { useRemoteData } from '../../../lib/use-remote-data.ts';
import { SpecialDayList } from './SpecialDayList.tsx';
import { YardNoteForm } from './YardNoteForm.tsx';

const SpecialDayForm = lazyPart(async () => (await import('./SpecialDayForm.tsx')).SpecialDayForm);

const ask = () => staffCall(readYardBoardApi);

/** Notes and special hours that visitors see. */
export function Yards() {
  const board = useRemoteData(ask);
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
          <SpecialDayForm onChanged={reload} />
          <SpecialDayList days={value.specialDays} onChanged={reload} />
        </>
      )}
    </section>
  );
}
