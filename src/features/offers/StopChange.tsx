import { useState } from 'react';
import type { PlannedStop } from '../../domain/offers/offers.api.ts';
import { momentText } from '../../domain/offers/request/moment-text.ts';
import { callbackSchema } from '../../domain/quotes/quote.schema.ts';
import { shortDayText, windowText } from '../../domain/quotes/request-words.ts';
import { refusalSentences } from '../../domain/quotes/texts.ts';
import { clockMinutes } from '../../domain/shared/time/clock-minutes.ts';
import {
  cancelOwnStopApi,
  listOwnStopSlotsApi,
  moveOwnStopApi,
} from '../../domain/truck/customer-stop.api.ts';
import { slotDays } from '../../domain/truck/slot-days.ts';
import type { NextSlot } from '../../domain/truck/slots.api.ts';
import { failureText } from '../../lib/requests/failure-text.ts';
import { call, hasCode } from '../../lib/requests/request.ts';
import { useRemoteData } from '../../lib/requests/use-remote-data.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/form/fields/SelectField.tsx';
import { useSentForm } from '../../ui/form/use-sent-form.ts';
import { stopChangeTexts as texts } from './texts.ts';

interface StopChangeProps {
  readonly stop: PlannedStop;
  readonly token: string;
  /** By the server's clock. */
  readonly now: string;
  /** The stop is another one by now; `problem`: not the one that was asked for. */
  readonly onChanged: (problem: string | null) => Promise<void>;
}

/** What the page says, once it shows the stop as it is now; null: the refusal belongs to the form. */
const problemOf = (error: unknown): string | null =>
  hasCode(error, 'changed_since') ? texts.changed : hasCode(error, 'already_done') ? texts.tooLate : null;

const UNCHOSEN = { day: '', time: '' };

function MoveForm({ stop, token, onChanged, onClose }: StopChangeProps & { readonly onClose: () => void }) {
  const { value, failure, reload } = useRemoteData(() => call(listOwnStopSlotsApi, { body: { token } }));
  const form = useSentForm({
    schema: callbackSchema,
    empty: UNCHOSEN,
    prefix: 'stop',
    async send({ day, time }) {
      try {
        const body = { token, seen: stop.version, day, startsAt: clockMinutes(time) };
        await call(moveOwnStopApi, { body });
        await onChanged(null);
      } catch (error) {
        const problem = problemOf(error);
        if (problem === null) throw error;
        await onChanged(problem);
      }
    },
    tell(error) {
      if (!hasCode(error, 'slot_taken')) return { root: failureText(error) };
      const { next, isLate } = error.figures as NextSlot;
      form.setValue('day', next?.day ?? '');
      form.setValue('time', '');
      void reload();
      return { time: refusalSentences[isLate ? 'slotLate' : 'slotTaken'] };
    },
  });
  const chosen = form.watch('day');
  const days = slotDays(value ?? []);
  const times = days.find(({ day }) => day === chosen)?.times ?? [];
  if (value?.length === 0) return <p>{texts.none}</p>;
  return (
    <form {...form.formProps} className="mt-4 grid gap-4 md:grid-cols-2">
      <SelectField
        {...form.field('day', texts.day)}
        aria-required
        choices={[['', texts.chooseDay], ...days.map(({ day }) => [day, shortDayText(day)] as const)]}
      />
      <SelectField
        {...form.field('time', texts.time)}
        aria-required
        choices={[['', texts.chooseTime], ...times.map((time) => [time, windowText(time)] as const)]}
      />
      <p role="alert" className="empty:hidden md:col-span-2">
        {form.failure ?? (failure && value === null ? failureText(failure) : '')}
      </p>
      <div className="actions md:col-span-2">
        <Button type="submit" variant="signal" aria-disabled={form.isSubmitting}>
          {texts.doMove}
        </Button>
        <Button onClick={onClose}>{texts.keep}</Button>
      </div>
    </form>
  );
}

function CancelForm({ stop, token, onChanged, onClose }: StopChangeProps & { readonly onClose: () => void }) {
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function cancel() {
    if (isBusy) return;
    setBusy(true);
    try {
      await call(cancelOwnStopApi, { body: { token, seen: stop.version } });
      await onChanged(null);
    } catch (error) {
      const problem = problemOf(error);
      if (problem === null) setFailure(failureText(error));
      else await onChanged(problem);
    }
    setBusy(false);
  }
  return (
    <div className="mt-4">
      <p>{texts.sure}</p>
      <p role="alert" className="empty:hidden">
        {failure}
      </p>
      <div className="mt-3 actions">
        <Button variant="signal" aria-disabled={isBusy} onClick={() => void cancel()}>
          {texts.doCancel}
        </Button>
        <Button onClick={onClose}>{texts.keep}</Button>
      </div>
    </div>
  );
}

/** Where a customer moves or cancels the truck that comes for their load. */
export function StopChange(props: StopChangeProps) {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const { changesUntil } = props.stop;
  if (changesUntil === null) return null;
  const parts = { ...props, onClose: () => setOpen(null) };
  return (
    <section className="border-2 border-ink bg-surface p-5 print:hidden" aria-labelledby="stop-title">
      <h2 className="text-2xl uppercase" id="stop-title">
        {texts.title}
      </h2>
      <p className="mt-2">{texts.until(momentText(new Date(changesUntil), new Date(props.now)))}</p>
      {open === null && (
        <div className="mt-4 actions">
          <Button onClick={() => setOpen('move')}>{texts.move}</Button>
          <Button onClick={() => setOpen('cancel')}>{texts.cancel}</Button>
        </div>
      )}
      {open === 'move' && <MoveForm {...parts} />}
      {open === 'cancel' && <CancelForm {...parts} />}
    </section>
  );
}
