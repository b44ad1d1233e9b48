import { useState } from 'react';
import { HOLIDAYS, YARD_IDS, type YardId, yardName } from '../../../business/yards.ts';
import { type OfferEnding, setSpecialDayApi } from '../../../domain/locations/admin-yards.api.ts';
import { hoursText } from '../../../domain/locations/hours/opening.ts';
import { dayText, upcomingSpecialDays } from '../../../domain/locations/hours/special-days.ts';
import type { YardDay } from '../../../domain/locations/yards.api.ts';
import { specialDaySchema } from '../../../domain/locations/yard-news.schema.ts';
import { inNewYork } from '../../../domain/shared/time/new-york-time.ts';
import type { StaffRole } from '../../../domain/shared/roles.ts';
import { CheckField } from '../../../ui/form/fields/CheckField.tsx';
import { draftSchema } from '../../../ui/form/draft-schema.ts';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { adminQuotePath } from '../../../paths.ts';
import { StaffForm } from '../form/StaffForm.tsx';
import { mayOpen, STAFF_PAGES } from '../staff-pages.ts';
import type { Facts } from '../form/TheirsOrYours.tsx';
import { staffCall } from '../staff.store.ts';
import { staffTime } from '../staff-text.ts';
import { useStaffForm } from '../form/use-staff-form.ts';
import { YardChoice } from './YardChoice.tsx';

const EMPTY = {
  yardIds: [...YARD_IDS] as YardId[],
  date: '',
  isClosed: true,
  opens: '08:00',
  closes: '12:00',
  reason: '',
};

const schema = draftSchema(
  ({ isClosed, opens, closes, ...day }: typeof EMPTY) => ({
    ...day,
    hours: isClosed ? null : { opens, closes },
  }),
  specialDaySchema,
);

/** Offers that end on the day that was changed: their end stays, so somebody has to tell their customers. */
const OffersEnding = ({ offers }: { readonly offers: readonly OfferEnding[] }) => (
  <div className="mt-4">
    <span role="status" className="block font-bold">
      These open offers end that day. Call the customers, or send new offers:
    </span>
    <ul>
      {offers.map(({ quoteId, customer, validUntil }) => (
        <li key={quoteId}>
          <a className="flex min-h-12 items-center underline" href={adminQuotePath(quoteId)}>
            {`${customer}, until ${staffTime(validUntil)}`}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

const dayFact = ({ hours, reason }: Pick<YardDay, 'hours' | 'reason'>) => `${hoursText(hours)}, ${reason}`;

type Typed = Pick<typeof EMPTY, 'yardIds' | 'date'>;

/** The days that this form replaces. */
const replaced = (days: readonly YardDay[], { yardIds, date }: Typed) =>
  days.filter((day) => day.date === date && yardIds.includes(day.yardId));

const theirDays = (now: readonly YardDay[], { yardIds }: Typed): Facts =>
  Object.fromEntries(
    yardIds.map((yardId) => {
      const day = now.find((each) => each.yardId === yardId);
      return [yardName(yardId), day ? dayFact(day) : 'Usual hours'];
    }),
  );

const yourDays = ({ yardIds, isClosed, opens, closes, reason }: typeof EMPTY): Facts => {
  const fact = dayFact({ hours: isClosed ? null : { opens, closes }, reason });
  return Object.fromEntries(yardIds.map((yardId) => [yardName(yardId), fact]));
};

const HOLIDAYS_SHOWN = 3;

/** The holidays that are known already, so that nobody enters them again. */
function NextHolidays({ role }: { readonly role: StaffRole }) {
  const [today] = useState(() => inNewYork(new Date()).date);
  const next = upcomingSpecialDays({ specialDays: HOLIDAYS }, today).slice(0, HOLIDAYS_SHOWN);
  if (next.length === 0) return null;
  return (
    <div className="mt-2 text-muted">
      <p>Holidays already set:</p>
      <ul className="list-disc pl-6">
        {next.map(({ date, hours, reason }) => (
          <li key={date}>{`${dayText(date)}: ${hoursText(hours)} (${reason})`}</li>
        ))}
      </ul>
      {mayOpen(role, STAFF_PAGES.content) && (
        <a className="inline-flex min-h-12 items-center text-link underline" href={STAFF_PAGES.content.href}>
          Change holidays in Content
        </a>
      )}
    </div>
  );
}

interface SpecialDayFormProps {
  /** What is set now. */
  readonly days: readonly YardDay[];
  readonly role: StaffRole;
  readonly onChanged: () => Promise<void>;
}

/** Sets special hours for one day, or replaces them. */
export function SpecialDayForm({ days, role, onChanged }: SpecialDayFormProps) {
  const [ending, setEnding] = useState<readonly OfferEnding[]>([]);
  const form = useStaffForm({
    schema,
    empty: EMPTY,
    prefix: 'day',
    draft: { key: 'special-day', name: 'special hours' },
    versions: {
      seen: days,
      theirs: theirDays,
      yours: yourDays,
      onTheirs: onChanged,
      merge: (seen, now, typed) => [
        ...seen.filter((day) => !replaced(seen, typed).includes(day)),
        ...now.map((day) => ({ ...day, date: typed.date })),
      ],
    },
    send: async (body, _, typed, { seen }) => {
      const set = replaced(seen, typed).map(({ yardId, hours, reason }) => ({ yardId, hours, reason }));
      const { openOffers } = await staffCall(setSpecialDayApi, { body: { ...body, seen: set } });
      setEnding(openOffers);
      showToast({ title: 'Special hours saved' });
      await onChanged();
    },
  });
  const { field, errorOf, register, watch } = form;

  return (
    <section className="staff-card" aria-labelledby="day-title">
      <h3 id="day-title" className="text-2xl">
        Special hours
      </h3>
      <NextHolidays role={role} />
      <StaffForm form={form} submit="Save special hours" busy="Saving…">
        <YardChoice {...field('yardIds', 'Yards')} />
        <TextField {...field('date', 'Day')} type="date" />
        <CheckField label="Closed all day" fieldClass="font-bold" {...register('isClosed')} />
        {!watch('isClosed') && (
          <div className="grid grid-cols-2 gap-4">
            <TextField {...field('opens', 'Opens')} type="time" error={errorOf('hours.opens')} />
            <TextField
              {...field('closes', 'Closes')}
              type="time"
              error={errorOf('hours.closes') ?? errorOf('hours')}
            />
          </div>
        )}
        <TextField {...field('reason', 'Reason (customers see this)')} />
      </StaffForm>
      {ending.length > 0 && <OffersEnding offers={ending} />}
    </section>
  );
}
