import type { FocusEvent } from 'react';
import {
  type DayRange,
  dayRangeSchema,
  presetDays,
  RANGE_PRESETS,
} from '../../../../domain/shared/time/day-range.schema.ts';
import { inNewYork } from '../../../../domain/shared/time/new-york-time.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextField } from '../../../../ui/form/fields/TextField.tsx';
import { useSentForm } from '../../../../ui/form/use-sent-form.ts';

interface RangeFormProps {
  readonly range: DayRange;
  readonly today: string;
  readonly onChoose: (range: DayRange) => void;
}

/** The days that are shown, both included: a preset, or any. */
export function RangeForm({ range, today, onChoose }: RangeFormProps) {
  const send = async (chosen: DayRange) => onChoose(chosen);
  const { field, formProps, getValues, reset, submit } = useSentForm({
    schema: dayRangeSchema,
    empty: { from: range.from, to: range.to },
    prefix: 'range',
    send,
  });
  // What is typed counts: whoever goes on to the rest of the page sees these days, or what is wrong with them.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const { from, to } = getValues();
    const isChanged = from !== range.from || to !== range.to;
    if (isChanged && !currentTarget.form?.contains(relatedTarget)) void submit();
  };
  const day = { fieldClass: 'min-w-36 flex-1 sm:max-w-56', type: 'date', max: today, onBlur: leave };
  return (
    <form {...formProps} className="mt-4 grid gap-3">
      <div className="flex flex-wrap gap-2">
        {RANGE_PRESETS.map((preset) => {
          const { from, to } = presetDays(preset, today);
          return (
            <Button
              key={preset}
              className="staff-tab px-3"
              aria-pressed={range.from === from && range.to === to}
              onClick={() => {
                // The page may have been open since yesterday.
                const days = presetDays(preset, inNewYork(new Date()).date);
                reset(days);
                onChoose(days);
              }}
            >
              {preset}
            </Button>
          );
        })}
      </div>
      <div className="flex flex-wrap items-start gap-4">
        <TextField {...field('from', 'From')} {...day} />
        <TextField {...field('to', 'To')} {...day} />
        <Button type="submit" className="sm:mt-7">
          Apply
        </Button>
      </div>
    </form>
  );
}
