import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  callbackDays,
  type NamedHours,
  type OfferedDay,
  pickupDays,
  yardsFor,
} from '../../../domain/quotes/offered-times.ts';
import { shortDayText, slotText, windowText } from '../../../domain/quotes/request-words.ts';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { useAwake } from '../../../ui/use-awake.ts';
import type { FieldParts, RequestForm } from '../request-kind.ts';
import { callbackFormTexts, pickupFormTexts, timeFieldTexts } from '../texts.ts';
import { $yardHours, loadYardHours } from './yard-hours.store.ts';

type Choice = readonly [time: string, text: string];

const withTexts = <Time extends string>(
  days: readonly OfferedDay<Time>[],
  textOf: (time: Time) => string,
): readonly { readonly day: string; readonly times: readonly Choice[] }[] =>
  days.map(({ day, times }) => ({ day, times: times.map((time) => [time, textOf(time)] as const) }));

/** When somebody comes, and when somebody calls. */
const GROUPS = {
  pickup: {
    time: 'pickup.window',
    legend: pickupFormTexts.when,
    note: pickupFormTexts.callFirst,
    daysOf: (yards: readonly NamedHours[], now: Date) =>
      withTexts(pickupDays(yards, now), (window) => windowText(window)),
  },
  callback: {
    time: 'callback.time',
    legend: callbackFormTexts.when,
    note: callbackFormTexts.zone,
    daysOf: (yards: readonly NamedHours[], now: Date) =>
      withTexts(callbackDays(yards, now), (slot) => slotText(slot)),
  },
} as const;
type Group = keyof typeof GROUPS;

const NO_DAYS: readonly never[] = [];

/** Times of a truck, which a request books; no days: none is known, and half days are offered. */
interface BookedTimes {
  readonly days: readonly OfferedDay<string>[] | null;
  readonly note: string;
}

/**
 * The days on offer at the chosen yard; none during the build, whose days have passed by now. Clears a choice that is no
 * longer on offer. `renew` looks at the clock again.
 */
function useOffers({ control, getValues, setValue }: RequestForm, group: Group, booked?: BookedTimes) {
  const [now, setNow] = useState(() => new Date());
  const awake = useAwake();
  const { time: timeField, daysOf } = GROUPS[group];
  const dayField = `${group}.day` as const;
  // Watched values miss what was typed before the script loaded; getValues() reads the fields.
  useWatch({ control, name: ['location', dayField, timeField] });
  const [location, day, time] = getValues(['location', dayField, timeField]);
  const yards = useStore($yardHours);
  useEffect(() => void loadYardHours(), []);
  const offered = booked?.days
    ? withTexts(booked.days, (window) => windowText(window))
    : daysOf(yardsFor(location ?? '', yards), now);
  const days = awake ? offered : NO_DAYS;
  const chosen = days.find((one) => one.day === day);
  const isDayGone = awake && Boolean(day) && !chosen;
  const isTimeGone = awake && Boolean(time) && !chosen?.times.some(([one]) => one === time);

  useEffect(() => {
    if (isDayGone) setValue(dayField, '');
    if (isTimeGone) setValue(timeField, '');
  }, [isDayGone, isTimeGone, setValue, dayField, timeField]);

  return { days, times: chosen?.times ?? NO_DAYS, renew: () => setNow(new Date()) };
}

interface TimeFieldsProps {
  readonly form: RequestForm;
  readonly parts: FieldParts;
  readonly group: Group;
  readonly booked?: BookedTimes;
  /** Stands below the fields. */
  readonly children?: ReactNode;
}

/** A day, and a time on that day. */
export function TimeFields({ form, parts: { field }, group, booked, children }: TimeFieldsProps) {
  const { days, times, renew } = useOffers(form, group, booked);
  const { time, legend, note } = GROUPS[group];
  return (
    <fieldset className="mt-6">
      <legend className="text-xl font-bold">{legend}</legend>
      <p className="mb-3">{booked?.days ? booked.note : note}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          {...field(`${group}.day`, timeFieldTexts.day)}
          aria-required
          onFocus={renew}
          choices={[
            ['', timeFieldTexts.chooseDay],
            ...days.map((one) => [one.day, shortDayText(one.day)] as const),
          ]}
        />
        <SelectField
          {...field(time, timeFieldTexts.time)}
          aria-required
          choices={[['', times.length > 0 ? timeFieldTexts.chooseTime : timeFieldTexts.dayFirst], ...times]}
        />
      </div>
      {children}
    </fieldset>
  );
}
