import type { CounterGrade } from '../../../domain/tickets/admin-tickets.api.ts';
import type { Locale } from '../../../domain/shared/locales.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { type DraftLine, type OfferFault, withGrade } from './offer-draft.ts';

interface OfferLineFieldsProps {
  readonly line: DraftLine;
  /** From 0. */
  readonly index: number;
  readonly grades: readonly CounterGrade[];
  /** Of the customer. */
  readonly locale: Locale;
  readonly fault: OfferFault | null;
  readonly onChange: (line: DraftLine) => void;
  readonly onRemove: () => void;
}

const UNITS = ['lb', 'ton', 'each'] as const;

/** One line of an offer: a grade of the list or words, price, unit, and an estimated weight. */
export function OfferLineFields({
  line,
  index,
  grades,
  locale,
  fault,
  onChange,
  onRemove,
}: OfferLineFieldsProps) {
  const number = index + 1;
  const idOf = (field: string) => `offer-lines.${index}.${field}`;
  const errorOf = (field: string) => (fault?.field === `lines.${index}.${field}` ? fault.message : undefined);
  const chosen = grades.find(({ metalType }) => metalType === line.metalType);

  const choose = (metalType: string) => {
    const grade = grades.find((each) => each.metalType === metalType);
    onChange(grade ? withGrade(line, grade, locale) : { ...line, metalType: '', label: '' });
  };
  const text = (field: 'label' | 'price' | 'weight', label: string, isNumber = true) => (
    <TextField
      id={idOf(field)}
      label={label}
      error={errorOf(field)}
      className={isNumber ? 'tabular-nums' : ''}
      inputMode={isNumber ? 'decimal' : 'text'}
      value={line[field]}
      onValue={(value) => onChange({ ...line, [field]: value })}
    />
  );
  return (
    <fieldset className="border-2 border-line p-3">
      <legend className="px-1 font-bold">Line {number}</legend>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4 lg:grid-cols-6">
        <SelectField
          id={idOf('metalType')}
          label="Grade"
          error={errorOf('metalType')}
          fieldClass="col-span-2"
          value={chosen ? chosen.metalType : ''}
          onValue={choose}
          choices={[
            ['', 'In words'],
            ...grades.map(
              ({ metalType, name, price, unit }) => [metalType, `${name}, $${price} / ${unit}`] as const,
            ),
          ]}
        />
        {!chosen && <div className="col-span-2">{text('label', 'What it is', false)}</div>}
        {text('price', 'Price in $')}
        <SelectField
          id={idOf('unit')}
          label="Per"
          error={errorOf('unit')}
          value={line.unit}
          onValue={(value) => onChange({ ...line, unit: value as DraftLine['unit'] })}
          choices={UNITS.map((unit) => [unit, unit] as const)}
        />
        {text('weight', line.unit === 'each' ? 'Pieces' : `Estimated ${line.unit === 'ton' ? 'tons' : 'lb'}`)}
        <button
          type="button"
          className="button button-line self-end"
          aria-label={`Remove line ${number}`}
          onClick={onRemove}
        >
          Remove
        </button>
      </div>
    </fieldset>
  );
}
