import type { Calendar, CalendarStop } from '../../../domain/truck/admin-calendar.api.ts';
import { planStopApi } from '../../../domain/truck/admin-calendar.api.ts';
import { stopPlanSchema } from '../../../domain/truck/truck.schema.ts';
import { clockMinutes, clockOf } from '../../../domain/shared/time/clock-minutes.ts';
import { TRUCK_STOP_MINUTES } from '../../../business/constants.ts';
import { Button } from '../../../ui/Button.tsx';
import { draftSchema } from '../../../ui/form/draft-schema.ts';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { firstText } from '../act.ts';
import { StaffForm } from '../form/StaffForm.tsx';
import { useStaffForm } from '../form/use-staff-form.ts';
import { staffCall } from '../staff.store.ts';
import { calendarDay } from './truck-text.ts';

interface StopFormProps {
  readonly calendar: Calendar;
  readonly day: string;
  readonly quoteId: string;
  readonly name: string;
  /** What is moved; null: it is not planned yet. */
  readonly stop: CalendarStop | null;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

/** A truck, a day of this week, a time and how long it takes: for whatever the buttons do not offer. */
export function StopForm({ calendar, day, quoteId, name, stop, onDone, onCancel }: StopFormProps) {
  const out = calendar.days.flatMap(({ truckId, day: its }) => {
    const truck = calendar.trucks.find(({ id, isActive }) => id === truckId && isActive);
    return truck ? [[`${its} ${truckId}`, `${calendarDay(its)}, ${truck.name}`] as const] : [];
  });
  const today = out.find(([value]) => value.startsWith(day)) ?? out[0];
  const form = useStaffForm({
    schema: draftSchema(
      ({ truckDay, time, minutes }: { truckDay: string; time: string; minutes: string }) => ({
        quoteId,
        truckId: truckDay.slice(11),
        day: truckDay.slice(0, 10),
        startsAt: /^\d\d:\d\d$/.test(time) ? clockMinutes(time) : null,
        minutes: Number(minutes || Number.NaN),
        seen: stop?.version ?? null,
      }),
      stopPlanSchema,
    ),
    empty: {
      truckDay: stop ? `${stop.day} ${stop.truckId}` : (today?.[0] ?? ''),
      time: stop ? clockOf(stop.startsAt) : '09:00',
      minutes: String(stop?.minutes ?? TRUCK_STOP_MINUTES),
    },
    prefix: `stop-${quoteId}`,
    refusals: {
      slot_taken: () => ({ time: 'The truck is at another stop then' }),
      changed_since: ({ figures }) => firstText(figures),
    },
    send: async (body, id) => {
      await staffCall(planStopApi, { params: { id: stop?.id ?? id }, body });
      showToast({ title: stop ? 'Stop moved' : 'Stop planned' });
      await onDone();
    },
  });
  const { field, errorOf } = form;
  if (out.length === 0)
    return (
      <>
        <p>No truck is out this week.</p>
        <Button onClick={onCancel}>Cancel</Button>
      </>
    );
  return (
    <StaffForm form={form} submit={stop ? 'Move stop' : 'Plan stop'} aria-label={name} onCancel={onCancel}>
      <SelectField
        {...field('truckDay', 'Day and truck')}
        choices={out}
        error={errorOf('day') ?? errorOf('truckId') ?? errorOf('truckDay')}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField {...field('time', 'Time')} type="time" error={errorOf('startsAt') ?? errorOf('time')} />
        <TextField {...field('minutes', 'Minutes there')} inputMode="numeric" />
      </div>
    </StaffForm>
  );
}
