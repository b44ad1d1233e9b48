import { Button } from '../../../ui/Button.tsx';
import { counted, weekdayText } from '../staff-text.ts';
import { STEPS } from './MovePrices.tsx';
import type { LastPrices } from './price-draft.ts';

const [, DOWN_2, DOWN_1, UP_1, UP_2] = STEPS;
const COPIES = [[0, 'Same'], DOWN_2, DOWN_1, UP_1, UP_2] as const;

interface CopyPricesProps {
  readonly last: LastPrices;
  /** In hundredths of a percent. */
  readonly onCopy: (hundredths: number) => void;
}

/** Brings the prices of the last day into the table, as they were or moved a little: nothing is published yet. */
export const CopyPrices = ({ last: { day, prices }, onCopy }: CopyPricesProps) => (
  <fieldset className="mb-3 flex flex-wrap items-center gap-2">
    <legend className="float-left mr-2 font-bold max-sm:w-full">
      Copy {weekdayText(day)}: {counted(prices.length, 'price')}
    </legend>
    {COPIES.map(([hundredths, label]) => (
      <Button key={label} className="px-3" onClick={() => onCopy(hundredths)}>
        {label}
      </Button>
    ))}
  </fieldset>
);
