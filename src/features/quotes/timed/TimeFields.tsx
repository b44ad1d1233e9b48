import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type NamedHours, type OfferedDay, yardsFor } from '../../../domain/quotes/offered-times.ts';
import { shortDayText } from '../../../domain/quotes/request-words.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useAwake } from '../../../ui/use-awake.ts';
import type { FieldParts, RequestForm } from '../request-kind.ts';
import { timeFieldTexts } from '../texts.ts';
import { $yardHours, loadYardHours } from './yard-hours.store.ts';

const NO_DAYS: readonly never[] = [];

/**
 * The days on offer at the chosen yard; none during the build, whose days have passed by now. Clears a choice that is no
 * longer on offer. `renew` looks at the clock again.
 */
function useOffers<Time extends string>(
  form: RequestForm,
  timeField: 'window' | 'time',
  daysOf: (yards: readonly NamedHours[], now: Date) => readonly OfferedDay<Time>[],
) {
  const [now, setNow] = useState(() => new Date());
  const awake = useAwake();
  const { control, getValues, setValue } = form;
  // Watched values miss what was typed before the script loaded; getValues() reads the fields.
  useWatch({ control, name: ['location', 'day', timeField] });
  const { location = '', day, [timeField]: time } = getValues();
  const yards = useStore($yardHours);
  useEffect(() => void loadYardHours(), []);
  const days = awake ? daysOf(yardsFor(location, yards), now) : NO_DAYS;
  const chosen = days.find((one) => one.day === day);
  const isDayGone = awake && Boolean(day) && !chosen;
  const isTimeGone = awake && Boolean(time) && !chosen?.times.some((one) => one === time);

  useEffect(() => {
    if (isDayGone) setValue('day', '');
    if (isTimeGone) setValue(timeField, '');
  }, [isDayGone, isTimeGone, setValue, timeField]);

  return { days, renew: () => setNow(new Date()) };
}

interface TimeFieldsProps<Time extends string> {
  readonly form: RequestForm;
  readonly parts: FieldParts;
  readonly timeField: 'window' | 'time';
  readonly legend: string;
  readonly note: string;
  readonly daysOf: (yards: readonly NamedHours[], now: Date) => readonly OfferedDay<Time>[];
  readonly textOf: (time: Time) => string;
}

/** A day, and a time on that day. */
export function TimeFields<Time extends string>(props: TimeFieldsProps<Time>) {
  const { form, parts, timeField, legend, note, daysOf, textOf } = props;
  const { field } = parts;
  const { days, renew } = useOffers(form, timeField, daysOf);
  const day = useWatch({ control: form.control, name: 'day' });
  const times = days.find((one) => one.day === day)?.times ?? [];
  return (
    <fieldset className="mt-6">
      <legend className="text-xl font-bold">{legend}</legend>
      <p className="mb-3">{note}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          {...field('day', timeFieldTexts.day)}
          aria-required
          onFocus={renew}
          choices={[
            ['', timeFieldTexts.chooseDay],
            ...days.map((one) => [one.day, shortDayText(one.day)] as const),
          ]}
        />
        <SelectField
          {...field(timeField, timeFieldTexts.time)}
          aria-required
          choices={[
            ['', day ? timeFieldTexts.chooseTime : timeFieldTexts.dayFirst],
            ...times.map((time) => [time, textOf(time)] as const),
          ]}
        />
      </div>
    </fieldset>
  );
}
