import { useWatch } from 'react-hook-form';
import { shortDayText } from '../../../domain/quotes/request-words.ts';
import { Field } from '../../../ui/form/Field.tsx';
import type { FieldParts } from '../field-parts.ts';
import type { RequestForm } from '../request-kind.ts';
import type { OfferedDay } from './use-offers.ts';

interface TimeFieldsProps<Time extends string> {
  readonly form: RequestForm;
  readonly parts: FieldParts;
  readonly timeField: 'window' | 'time';
  readonly legend: string;
  readonly note: string;
  /** Empty until the page is awake. */
  readonly days: readonly OfferedDay<Time>[];
  readonly textOf: (time: Time) => string;
  /** Somebody is about to choose. */
  readonly onOpen: () => void;
}

/** A day and a time of that day. */
export function TimeFields<Time extends string>(props: TimeFieldsProps<Time>) {
  const { form, timeField, legend, note, days, textOf, onOpen } = props;
  const { fieldProps, controlProps } = props.parts;
  const day = useWatch({ control: form.control, name: 'day' });
  const times = days.find((one) => one.day === day)?.times ?? [];
  return (
    <fieldset className="mt-6">
      <legend className="text-xl font-bold">{legend}</legend>
      <p className="mb-3">{note}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <Field {...fieldProps('day', 'Day *')}>
          <select {...controlProps('day')} aria-required onFocus={onOpen}>
            <option value="">Choose a day</option>
            {days.map((one) => (
              <option key={one.day} value={one.day}>
                {shortDayText(one.day)}
              </option>
            ))}
          </select>
        </Field>
        <Field {...fieldProps(timeField, 'Time *')}>
          <select {...controlProps(timeField)} aria-required>
            <option value="">{day ? 'Choose a time' : 'Choose a day first'}</option>
            {times.map((time) => (
              <option key={time} value={time}>
                {textOf(time)}
              </option>
            ))}
          </select>
        </Field>
      </div>
    </fieldset>
  );
}
