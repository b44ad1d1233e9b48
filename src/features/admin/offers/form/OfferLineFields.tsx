import type { Locale } from '../../../../domain/shared/language/locales.ts';
import { Button } from '../../../../ui/Button.tsx';
import { SelectField } from '../../../../ui/form/fields/SelectField.tsx';
import { TextField } from '../../../../ui/form/fields/TextField.tsx';
import { GradeField } from '../../counter/desk/GradeField.tsx';
import { EMPTY_OFFER_LINE, withGrade } from './offer-draft.ts';
import type { OfferFormState } from './use-offer-form.ts';
import { SALE_UNITS } from '../../../../domain/shared/numbers/weight.ts';

interface OfferLineFieldsProps {
  readonly form: OfferFormState;
  /** From 0. */
  readonly index: number;
  /** Of the customer. */
  readonly locale: Locale;
  readonly onRemove: () => void;
}

/** One line of an offer: a grade of the list or words, price, unit, and an estimated weight. */
export function OfferLineFields({ form, index, locale, onRemove }: OfferLineFieldsProps) {
  const { draft, errorOf, field, grades, setValue } = form;
  const number = index + 1;
  const name = `lines.${index}` as const;
  const line = draft.lines[index] ?? EMPTY_OFFER_LINE;
  const chosen = grades.find(({ metalType }) => metalType === line.metalType);
  const figure = { className: 'tabular-nums', inputMode: 'decimal' } as const;
  const weighed = `Estimated ${line.unit === 'ton' ? 'tons' : 'lb'}`;
  return (
    <fieldset className="border-2 border-line p-3">
      <legend className="px-1 font-bold">Line {number}</legend>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4 lg:grid-cols-6">
        <div className="col-span-2">
          <GradeField
            id={`offer-${name}.metalType`}
            grades={grades}
            chosen={chosen ?? null}
            error={errorOf(`${name}.metalType`)}
            onChoose={(grade) => setValue(name, withGrade(line, grade, locale))}
            onClear={() => setValue(name, { ...line, metalType: '', label: '' })}
            onDone={() => form.setFocus(`${name}.label`)}
          />
        </div>
        {!chosen && <TextField {...field(`${name}.label`, 'Or describe it')} fieldClass="col-span-2" />}
        <TextField {...field(`${name}.price`, 'Price ($)')} {...figure} />
        <SelectField
          {...field(`${name}.unit`, 'Per')}
          choices={SALE_UNITS.map((unit) => [unit, unit] as const)}
        />
        <TextField {...field(`${name}.weight`, line.unit === 'each' ? 'Pieces' : weighed)} {...figure} />
        <Button className="self-end" aria-label={`Remove line ${number}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </fieldset>
  );
}
