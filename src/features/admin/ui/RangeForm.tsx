import { type DayRange, dayRangeSchema } from '../../../domain/shared/day-range.schema.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useSentForm } from '../../../ui/form/use-sent-form.ts';

interface RangeFormProps {
  readonly range: DayRange;
  readonly today: string;
  readonly onChoose: (range: DayRange) => void;
}

/** The days that are shown, both included. */
export function RangeForm({ range, today, onChoose }: RangeFormProps) {
  const send = async (chosen: DayRange) => onChoose(chosen);
  const { field, formProps } = useSentForm({ schema: dayRangeSchema, empty: range, prefix: 'range', send });
  const day = { fieldClass: 'min-w-40 flex-1 sm:max-w-56', type: 'date', max: today };
  return (
    <form {...formProps} className="mt-4 flex flex-wrap items-start gap-4">
      <TextField {...field('from', 'From')} {...day} />
      <TextField {...field('to', 'To')} {...day} />
      <Button type="submit" className="sm:mt-7">
        Apply
      </Button>
    </form>
  );
}
