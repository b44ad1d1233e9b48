import { useState } from 'react';
import { TRUCK_DAYS_AT_ONCE } from '../../../business/constants.ts';
import { setTruckDaysApi, type Truck, type TruckDay } from '../../../domain/truck/admin-trucks.api.ts';
import { truckDaysSchema } from '../../../domain/truck/truck.schema.ts';
import { clockText } from '../../../domain/locations/hours/opening.ts';
import { listAssigneesApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { addDays, inNewYork, weekdayOf } from '../../../domain/shared/time/new-york-time.ts';
import { draftSchema } from '../../../ui/form/draft-schema.ts';
import { ChoiceFields } from '../../../ui/form/fields/ChoiceFields.tsx';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { firstText } from '../act.ts';
import { StaffForm } from '../form/StaffForm.tsx';
import { useStaffForm } from '../form/use-staff-form.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffData } from '../use-staff-data.ts';
import { savedToast } from './TruckForm.tsx';
import { calendarDay } from './truck-text.ts';

const WEEKDAYS = [
  ['1', 'Monday'],
  ['2', 'Tuesday'],
  ['3', 'Wednesday'],
  ['4', 'Thursday'],
  ['5', 'Friday'],
  ['6', 'Saturday'],
  ['0', 'Sunday'],
] as const;

const WEEKS = [1, 2, 4, 8].map(
  (weeks) => [String(weeks), weeks === 1 ? '1 week' : `${weeks} weeks`] as const,
);

interface Typed {
  readonly from: string;
  readonly weeks: string;
  readonly weekdays: string[];
  readonly isOut: string;
  readonly opens: string;
  readonly closes: string;
  readonly driverId: string;
}

/** The days of some weeks that fall on these weekdays. */
const chosenDays = ({
  from,
  weeks,
  weekdays,
}: Pick<Typed, 'from' | 'weeks' | 'weekdays'>): readonly string[] =>
  /^\d{4}-\d{2}-\d{2}$/.test(from)
    ? Array.from({ length: Math.min(Number(weeks) * 7, TRUCK_DAYS_AT_ONCE) }, (_, ahead) =>
        addDays(from, ahead),
      ).filter((day) => weekdays.includes(String(weekdayOf(day))))
    : [];

interface TruckDaysProps {
  readonly truck: Truck;
  /** Its days from today on. */
  readonly days: readonly TruckDay[];
  readonly onSaved: () => Promise<void>;
}

/** Sets when a truck is out. */
export function TruckDaysForm({ truck, days, onSaved }: TruckDaysProps) {
  const [today] = useState(() => inNewYork(new Date()).date);
  const staff = useStaffData(listAssigneesApi);
  const people = staff.value ?? [];
  const form = useStaffForm({
    schema: draftSchema(
      (typed: Typed) => ({
        days: chosenDays(typed),
        hours: typed.isOut === 'yes' ? { opens: typed.opens, closes: typed.closes } : null,
        driverId: typed.isOut === 'yes' && typed.driverId ? typed.driverId : null,
      }),
      truckDaysSchema,
    ),
    empty: {
      from: addDays(today, 1),
      weeks: '4',
      weekdays: ['1', '2', '3', '4', '5'],
      isOut: 'yes',
      opens: '08:00',
      closes: '16:00',
      driverId: '',
    },
    prefix: `days-${truck.id}`,
    refusals: {
      changed_since: ({ figures }) => {
        void onSaved();
        return `${firstText(figures)} The list below is as it is now.`;
      },
      already_done: 'The truck was already out on one of these days.',
    },
    send: async (body) => {
      const seen = days
        .filter(({ day }) => body.days.includes(day))
        .map(({ day, opens, closes, driverId }) => ({ day, opens, closes, driverId }));
      const { unplanned } = await staffCall(setTruckDaysApi, {
        params: { id: truck.id },
        body: { ...body, seen },
      });
      showToast(savedToast('Days saved', unplanned));
      await onSaved();
    },
  });
  const { field, errorOf, watch } = form;
  const nameOf = (id: string | null) => people.find((person) => person.id === id)?.name ?? 'no driver yet';
  return (
    <>
      <StaffForm form={form} submit="Save days">
        <TextField {...field('from', 'From')} type="date" error={errorOf('from') ?? errorOf('days')} />
        <SelectField {...field('weeks', 'For')} choices={WEEKS} />
        <ChoiceFields
          {...field('weekdays', 'On')}
          type="checkbox"
          choices={WEEKDAYS}
          className="grid grid-cols-2"
        />
        <SelectField
          {...field('isOut', 'The truck')}
          choices={[
            ['yes', 'is out'],
            ['no', 'stays in the yard'],
          ]}
        />
        {watch('isOut') === 'yes' && (
          <>
            <div className="grid grid-cols-2 gap-4">
              <TextField
                {...field('opens', 'Leaves')}
                type="time"
                error={errorOf('hours.opens') ?? errorOf('opens')}
              />
              <TextField
                {...field('closes', 'Is back')}
                type="time"
                error={errorOf('hours.closes') ?? errorOf('hours')}
              />
            </div>
            <SelectField
              {...field('driverId', 'Driver')}
              choices={[['', 'Nobody yet'], ...people.map(({ id, name }) => [id, name] as const)]}
            />
          </>
        )}
      </StaffForm>
      <h4 className="mt-6 text-xl">Next days out</h4>
      {days.length === 0 && <p className="text-muted">None.</p>}
      <ul className="tabular-nums">
        {days.map(({ day, opens, closes, driverId }) => (
          <li key={day}>
            {calendarDay(day)}: {clockText(opens)}-{clockText(closes)}, {nameOf(driverId)}
          </li>
        ))}
      </ul>
    </>
  );
}
