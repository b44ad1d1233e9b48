import { CheckField } from '../../../ui/form/CheckField.tsx';
import { type FormEvent, useState } from 'react';
import { YARD_IDS } from '../../../business/yards.ts';
import { type OfferEnding, setSpecialDayApi } from '../../../domain/locations/admin-yards.api.ts';
import { specialDaySchema } from '../../../domain/locations/yard-news.schema.ts';
import { firstMessages } from '../../../domain/shared/first-messages.ts';
import { hasCode } from '../../../lib/request.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { adminQuotePath } from '../../../staff-paths.ts';
import { FormFailure } from '../FormFailure.tsx';
import { staffCall } from '../staff.store.ts';
import { staffFailure } from '../staff-failure.ts';
import { staffTime } from '../staff-text.ts';
import { DayField } from './DayField.tsx';
import { YardChoice } from './YardChoice.tsx';

const EMPTY = {
  yardIds: YARD_IDS,
  date: '',
  isClosed: true,
  opens: '08:00',
  closes: '12:00',
  reason: '',
};

type Errors = Readonly<Partial<Record<string, string>>>;

/** Offers that end on the day that was changed: their end stays, so somebody has to tell their customers. */
const OffersEnding = ({ offers }: { readonly offers: readonly OfferEnding[] }) => (
  <div className="mt-4">
    <output className="block font-bold">
      Open offers that end that day. Call these customers, or send new offers:
    </output>
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

/** Sets special hours for one day, or replaces them. */
export function SpecialDayForm({ onChanged }: { readonly onChanged: () => Promise<void> }) {
  const [draft, setDraft] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [ending, setEnding] = useState<readonly OfferEnding[]>([]);
  const set = (change: Partial<typeof EMPTY>) => setDraft({ ...draft, ...change });

  function refuse(messages: Errors) {
    setErrors(messages);
    const [first] = Object.keys(messages);
    document.getElementById(`day-${first === 'hours' ? 'closes' : first}`)?.focus();
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { yardIds, date, isClosed, opens, closes, reason } = draft;
    const day = { yardIds: [...yardIds], date, hours: isClosed ? null : { opens, closes }, reason };
    const parsed = specialDaySchema.safeParse(day);
    if (!parsed.success) return refuse(firstMessages(parsed.error.issues));
    setBusy(true);
    setErrors({});
    setFailure(undefined);
    try {
      const { openOffers } = await staffCall(setSpecialDayApi, { body: parsed.data });
      setEnding(openOffers);
      showToast({ title: 'The day is set' });
      setDraft(EMPTY);
      await onChanged();
    } catch (error) {
      if (hasCode(error, 'invalid_input')) refuse(error.fields);
      else setFailure(staffFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className="staff-card" aria-labelledby="day-title">
      <h3 id="day-title" className="text-2xl">
        Special hours
      </h3>
      <form method="post" noValidate className="staff-form" onSubmit={(event) => void submit(event)}>
        <YardChoice
          id="day-yardIds"
          chosen={draft.yardIds}
          error={errors['yardIds']}
          onChange={(yardIds) => set({ yardIds })}
        />
        <DayField
          name="date"
          label="Day"
          type="date"
          value={draft.date}
          error={errors['date']}
          onChange={(date) => set({ date })}
        />
        <CheckField
          label="Closed all day"
          fieldClass="font-bold"
          checked={draft.isClosed}
          onCheck={(isChecked) => set({ isClosed: isChecked })}
        />
        {!draft.isClosed && (
          <div className="grid grid-cols-2 gap-4">
            <DayField
              name="opens"
              label="Opens"
              type="time"
              value={draft.opens}
              onChange={(opens) => set({ opens })}
            />
            <DayField
              name="closes"
              label="Closes"
              type="time"
              value={draft.closes}
              error={errors['hours']}
              onChange={(closes) => set({ closes })}
            />
          </div>
        )}
        <DayField
          name="reason"
          label="Why"
          type="text"
          value={draft.reason}
          error={errors['reason']}
          onChange={(reason) => set({ reason })}
        />
        <FormFailure message={failure} />
        <button className="button button-signal" disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save'}
        </button>
      </form>
      {ending.length > 0 && <OffersEnding offers={ending} />}
    </section>
  );
}
