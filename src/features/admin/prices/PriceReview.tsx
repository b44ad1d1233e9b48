import { CheckField } from '../../../ui/form/CheckField.tsx';
import { type FormEvent, useState } from 'react';
import { PRICE_BOARD_JUMP_PERCENT } from '../../../business/staff-constants.ts';
import { percentText, withoutZeros } from '../../../domain/prices/price-shift.ts';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { useFocusOnce } from '../use-focus.ts';
import { yardName } from '../../../business/yards.ts';
import { PublishTime } from './PublishTime.tsx';
import type { NewPrice } from './price-draft.ts';
import { usePublish } from './use-publish.ts';

interface PriceReviewProps {
  readonly prices: readonly NewPrice[];
  readonly onBack: () => void;
  readonly onPublished: () => Promise<void>;
}

const NewPriceLine = ({ line: { metal, yardId, now }, price, isJump }: NewPrice) => (
  <li className="flex flex-wrap items-baseline gap-x-4 border-b-2 border-line py-3 tabular-nums">
    <strong className="mr-auto">
      {yardId === null ? metal.name : `${metal.name} at ${yardName(yardId)}`}
    </strong>
    <span>
      ${withoutZeros(now)} → <strong>${withoutZeros(price ?? metal.price)}</strong> per {metal.unit}
      {price === null && <span>, same as all yards</span>}
    </span>
    <span className={isJump ? 'font-bold text-down' : ''}>{percentText(now, price ?? metal.price)}</span>
  </li>
);

/** The new prices for review, and when they take effect. */
export function PriceReview({ prices, onBack, onPublished }: PriceReviewProps) {
  const { publish, isBusy, isJump, failure, timeError } = usePublish(prices, onPublished);
  const [publishAt, setPublishAt] = useState<string | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const heading = useFocusOnce();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAsked(isJump && !confirmed);
    if (!isJump || confirmed) void publish({ publishAt, confirmed });
  }

  return (
    <form method="post" noValidate className="staff-card" onSubmit={submit}>
      <h3 ref={heading} tabIndex={-1} className="text-2xl">
        {`Preview: ${prices.length === 1 ? 'one new price' : `${prices.length} new prices`}`}
      </h3>
      <ul className="mt-3">
        {prices.map((price) => (
          <NewPriceLine key={price.line.key} {...price} />
        ))}
      </ul>
      <PublishTime value={publishAt} error={timeError} onChange={setPublishAt} />
      {isJump && (
        <CheckField
          label={`Yes, this change of more than ${PRICE_BOARD_JUMP_PERCENT}% is intended`}
          fieldClass="mt-4 font-bold"
          checked={confirmed}
          onCheck={setConfirmed}
        />
      )}
      <div className="mt-4">
        <FormFailure message={isAsked && !confirmed ? 'Please confirm the large change first.' : failure} />
      </div>
      <div className="actions mt-4">
        <button className="button button-signal" disabled={isBusy}>
          {isBusy ? 'Publishing…' : publishAt === null ? 'Publish now' : 'Publish at that time'}
        </button>
        <button type="button" className="button button-line" disabled={isBusy} onClick={onBack}>
          Back
        </button>
      </div>
    </form>
  );
}
