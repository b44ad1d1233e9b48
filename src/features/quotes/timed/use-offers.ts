import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Yard } from '../../../business/yards.ts';
import { yardsFor } from '../../../domain/quotes/yards-for.ts';
import { useAwake } from '../../../ui/use-awake.ts';
import type { RequestForm } from '../request-kind.ts';

export interface OfferedDay<Time extends string> {
  /** ISO date in New York. */
  readonly day: string;
  readonly times: readonly Time[];
}

const NO_DAYS: readonly never[] = [];

/**
 * The days on offer at the chosen yard, none before the page is awake: what was offered at build time is long past. A choice
 * that is not on offer any more is taken back. `renew` looks at the clock again.
 */
export function useOffers<Time extends string>(
  form: RequestForm,
  timeField: 'window' | 'time',
  daysOf: (yards: readonly Yard[], now: Date) => readonly OfferedDay<Time>[],
) {
  const [now, setNow] = useState(() => new Date());
  const awake = useAwake();
  const { control, getValues, setValue } = form;
  // The watched value is not there yet where a field was filled in before the script came; the field's own is.
  useWatch({ control, name: ['location', 'day', timeField] });
  const { location = '', day, [timeField]: time } = getValues();
  const days = awake ? daysOf(yardsFor(location), now) : NO_DAYS;
  const chosen = days.find((one) => one.day === day);
  const isDayGone = awake && Boolean(day) && !chosen;
  const isTimeGone = awake && Boolean(time) && !chosen?.times.some((one) => one === time);

  useEffect(() => {
    if (isDayGone) setValue('day', '');
    if (isTimeGone) setValue(timeField, '');
  }, [isDayGone, isTimeGone, setValue, timeField]);

  return { days, renew: () => setNow(new Date()) };
}
