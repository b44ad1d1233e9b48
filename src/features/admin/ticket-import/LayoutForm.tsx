import { YARDS, type YardId } from '../../../business/yards.ts';
import type { CounterGrade } from '../../../domain/tickets/admin-tickets.api.ts';
import { plainKey, POS_COLUMNS, type PosColumn, type PosLayout } from '../../../domain/tickets/pos-layout.ts';
import { TICKET_UNITS, type TicketUnit } from '../../../domain/tickets/ticket-line.ts';
import { FilterSelect } from '../ui/FilterSelect.tsx';

const COLUMNS = Object.keys(POS_COLUMNS) as PosColumn[];

interface LayoutFormProps {
  readonly head: readonly string[];
  /** A row of the file, to know its columns by. */
  readonly sample: readonly string[];
  readonly layout: PosLayout;
  readonly grades: readonly CounterGrade[];
  /** Grades of the file that are none of ours by their name. */
  readonly asked: readonly string[];
  readonly onChange: (layout: PosLayout) => void;
}

/** Which column is what, and which of our grades the file's grades are. */
export function LayoutForm({ head, sample, layout, grades, asked, onChange }: LayoutFormProps) {
  const columns = head.map((name, index): readonly [string, string] => {
    const example = (sample[index] ?? '').trim().slice(0, 20);
    return [String(index), `${name.trim() || `Column ${index + 1}`}${example && `: ${example}`}`];
  });
  return (
    <>
      <fieldset className="mt-6">
        <legend className="text-xl font-bold">Columns of the file</legend>
        <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {COLUMNS.map((key) => (
            <FilterSelect
              key={key}
              name={key}
              label={POS_COLUMNS[key][0]}
              choices={[['', 'Not in the file'], ...columns]}
              value={String(layout.columns[key] ?? '')}
              onChoose={(chosen) => {
                const { [key]: _earlier, ...others } = layout.columns;
                const next = chosen === '' ? others : { ...others, [key]: Number(chosen) };
                onChange({ ...layout, columns: next });
              }}
            />
          ))}
          <FilterSelect
            name="yardId"
            label="Yard, where no column says it"
            choices={[['', 'Please choose'], ...YARDS.map(({ id, name }) => [id, name] as const)]}
            value={layout.yardId}
            onChoose={(yardId) => onChange({ ...layout, yardId: yardId as YardId | '' })}
          />
          <FilterSelect
            name="usualUnit"
            label="Unit, where no column says it"
            choices={TICKET_UNITS.map((unit) => [unit, unit] as const)}
            value={layout.unit}
            onChoose={(unit) => onChange({ ...layout, unit: unit as TicketUnit })}
          />
        </div>
      </fieldset>
      {asked.length > 0 && (
        <fieldset className="mt-6">
          <legend className="text-xl font-bold">Grades that the file calls otherwise</legend>
          <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {asked.map((text, index) => (
              <FilterSelect
                key={text}
                name={`grade-${index}`}
                label={text}
                choices={[
                  ['', 'Please choose'],
                  ...grades.map(({ metalType, name }) => [metalType, name] as const),
                ]}
                value={layout.grades[plainKey(text)]}
                onChoose={(metalType) =>
                  onChange({ ...layout, grades: { ...layout.grades, [plainKey(text)]: metalType } })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
