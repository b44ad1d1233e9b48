import { YARDS } from '../../../business/yards.ts';
import { readYardBoardApi } from '../../../domain/locations/admin-yards.api.ts';
import { ListFailure } from '../ListFailure.tsx';
import { staffCall } from '../staff.store.ts';
import { useStaffList } from '../use-staff-list.ts';
import { SpecialDayForm } from './SpecialDayForm.tsx';
import { SpecialDayList } from './SpecialDayList.tsx';
import { YardNoteForm } from './YardNoteForm.tsx';

const ask = () => staffCall(readYardBoardApi);

/** What visitors are told of the yards beyond the usual hours. */
export function Yards() {
  const { value, failure, reload } = useStaffList(ask);
  return (
    <section id="yards" className="mt-10 scroll-mt-4" aria-labelledby="yards-title">
      <h2 id="yards-title">Yards</h2>
      <ListFailure failure={failure} reload={reload} />
      {value === null && failure === null && <p className="mt-3 min-h-40 text-muted">One moment…</p>}
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
