import { YARD_CHOICES, type YardId } from '../../../business/yards.ts';
import type { CounterGrade } from '../../../domain/tickets/admin-tickets.api.ts';
import {
  plainKey,
  POS_COLUMN_KEYS,
  POS_COLUMNS,
  POS_UNITS,
  type PosColumn,
  type PosLayout,
  type PosUnit,
  withColumn,
} from '../../../domain/tickets/pos/pos-layout.ts';
import type { PosState } from '../../../domain/tickets/pos/pos-status.ts';
import type { PosTable } from '../../../domain/tickets/pos/pos-table.ts';
import { CONTROL } from '../../../ui/form/fields/Field.tsx';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';

const MEANINGS = POS_COLUMN_KEYS.map((key) => [key, POS_COLUMNS[key][0]] as const);

/** More than these are not words of a kind, but another column. */
const ASKED_MAX = 60;

/** What the file says in its own words, and nobody knows yet. */
export interface AskedWords {
  readonly grades: readonly string[];
  readonly statuses: readonly string[];
}

interface LayoutFormProps {
  readonly table: PosTable;
  readonly layout: PosLayout;
  readonly grades: readonly CounterGrade[];
  readonly asked: AskedWords;
  readonly onChange: (layout: PosLayout) => void;
}

/** What each column means, with a value of it. */
function ColumnMeanings({
  table: { head, rows },
  layout,
  onChange,
}: Omit<LayoutFormProps, 'grades' | 'asked'>) {
  const meaningOf = (index: number) => POS_COLUMN_KEYS.find((key) => layout.columns[key] === index) ?? '';
  const width = Math.max(head.length, ...rows.slice(0, 50).map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    index,
    name: (head[index] ?? '').trim() || `Column ${index + 1}`,
    sample: (rows.find((row) => (row[index] ?? '').trim() !== '')?.[index] ?? '').trim().slice(0, 40),
  }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="staff-scroll mt-2" tabIndex={0} aria-label="What each column means">
      <table className="staff-table">
        <thead>
          <tr>
            <th scope="col">Column and example</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ index, name, sample }) => (
            <tr key={index}>
              <th scope="row">
                {name} <span className="block font-normal wrap-anywhere text-muted">{sample || '–'}</span>
              </th>
              <td>
                <select
                  className={`${CONTROL} max-w-md min-w-48 px-2`}
                  aria-label={`${name}: meaning`}
                  value={meaningOf(index)}
                  onChange={({ currentTarget }) =>
                    onChange(withColumn(layout, index, currentTarget.value as PosColumn | ''))
                  }
                >
                  <option value="">Not used</option>
                  {MEANINGS.map(([key, text]) => (
                    <option key={key} value={key}>
                      {text}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface WordsProps {
  readonly name: string;
  readonly legend: string;
  readonly words: readonly string[];
  readonly choices: readonly (readonly [string, string])[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChoose: (key: string, value: string) => void;
}

/** What words of the file mean here. */
function Words({ name, legend, words, choices, chosen, onChoose }: WordsProps) {
  if (words.length === 0) return null;
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="text-xl font-bold">{legend}</legend>
      <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {words.slice(0, ASKED_MAX).map((text, index) => (
          <SelectField
            key={text}
            id={`filter-${name}-${index}`}
            label={text}
            choices={[['', 'Choose…'], ...choices]}
            value={chosen[plainKey(text)] ?? ''}
            onValue={(value) => onChoose(plainKey(text), value)}
          />
        ))}
      </div>
      {words.length > ASKED_MAX && (
        <p className="mt-2">{`And ${words.length - ASKED_MAX} more. Is this the right column?`}</p>
      )}
    </fieldset>
  );
}

/** A choice less or another one; an empty one asks again. */
function withChoice<Value extends string>(
  chosen: Readonly<Record<string, Value>>,
  key: string,
  value: Value | '',
): Readonly<Record<string, Value>> {
  const { [key]: _earlier, ...others } = chosen;
  return value === '' ? (others as Record<string, Value>) : { ...chosen, [key]: value };
}

/** Which column is what, and what the file's own words for grades and statuses mean. */
export function LayoutForm({ table, layout, grades, asked, onChange }: LayoutFormProps) {
  return (
    <>
      <fieldset className="mt-6 min-w-0">
        <legend className="text-xl font-bold">Columns in the file</legend>
        <ColumnMeanings table={table} layout={layout} onChange={onChange} />
        <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField
            id="filter-yardId"
            label="Yard, if not in the file"
            choices={[['', 'Choose…'], ...YARD_CHOICES]}
            value={layout.yardId}
            onValue={(yardId) => onChange({ ...layout, yardId: yardId as YardId | '' })}
          />
          <SelectField
            id="filter-usualUnit"
            label="Unit, if not in the file"
            choices={Object.entries(POS_UNITS).map(([unit, [name]]) => [unit, name] as const)}
            value={layout.unit}
            onValue={(unit) => onChange({ ...layout, unit: unit as PosUnit })}
          />
        </div>
      </fieldset>
      <Words
        name="grade"
        legend="Match your grade names"
        words={asked.grades}
        choices={grades.map(({ metalType, name }) => [metalType, name] as const)}
        chosen={layout.grades}
        onChoose={(key, value) => onChange({ ...layout, grades: withChoice(layout.grades, key, value) })}
      />
      <Words
        name="status"
        legend="Are tickets with this status paid?"
        words={asked.statuses}
        choices={[
          ['paid', 'Yes, paid'],
          ['out', 'No, leave them out'],
        ]}
        chosen={layout.statuses}
        onChoose={(key, value) =>
          onChange({ ...layout, statuses: withChoice(layout.statuses, key, value as PosState | '') })
        }
      />
    </>
  );
}
