import { useState } from 'react';
import * as z from 'zod/mini';
import { yardName } from '../../../business/yards.ts';
import { setPricesApi } from '../../../domain/prices/admin-prices.api.ts';
import { priceBatchSchema } from '../../../domain/prices/price.schema.ts';
import { percentText, withoutZeros } from '../../../domain/prices/price-shift.ts';
import { newYorkLocal } from '../../../domain/shared/from-new-york.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceFields } from '../../../ui/form/ChoiceFields.tsx';
import { draftSchema } from '../../../ui/form/draft-schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { StaffForm } from '../StaffForm.tsx';
import { staffFailure } from '../staff-failure.ts';
import { staffCall } from '../staff.store.ts';
import { useFocusOnce } from '../use-focus.ts';
import { useStaffForm } from '../use-staff-form.ts';
import type { NewPrice } from './price-draft.ts';

const HOUR_MS = 3_600_000;

const emptyDraft = () => ({
  when: 'now',
  /** On New York's clock. */
  publishAt: newYorkLocal(new Date(Date.now() + HOUR_MS)),
});

const { publishAt } = priceBatchSchema.shape;
const schema = draftSchema(
  (draft: ReturnType<typeof emptyDraft>) => ({ publishAt: draft.when === 'now' ? null : draft.publishAt }),
  z.strictObject({ publishAt }),
);

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
  const [empty] = useState(emptyDraft);
  const heading = useFocusOnce();
  const form = useStaffForm({
    schema,
    empty,
    prefix: 'publish',
    refusals: {
      invalid_input: (error) => (error.fields['publishAt'] ? error.fields : staffFailure(error)),
    },
    send: async (choice, id, _typed, confirmed) => {
      const lines = prices.map(({ line: { metal, yardId }, price }) => ({
        metalType: metal.metalType,
        price,
        ...(yardId !== null && { yardId }),
      }));
      const { state } = await staffCall(setPricesApi, { body: { id, prices: lines, confirmed, ...choice } });
      showToast({ title: state === 'scheduled' ? 'Prices scheduled' : 'Prices published' });
      await onPublished();
    },
  });
  const { field, isSubmitting, watch } = form;
  const isLater = watch('when') === 'later';

  return (
    <StaffForm
      form={form}
      className="staff-card grid gap-4"
      submit={isLater ? 'Publish at that time' : 'Publish now'}
      busy="Publishing…"
      more={
        <Button disabled={isSubmitting} onClick={onBack}>
          Back
        </Button>
      }
    >
      <h3 ref={heading} tabIndex={-1} className="text-2xl">
        {`Preview: ${prices.length === 1 ? 'one new price' : `${prices.length} new prices`}`}
      </h3>
      <ul className="mt-3">
        {prices.map((price) => (
          <NewPriceLine key={price.line.key} {...price} />
        ))}
      </ul>
      <ChoiceFields
        {...field('when', 'When')}
        fieldClass="mt-4"
        type="radio"
        choices={[
          ['now', 'Now'],
          ['later', 'At a set time'],
        ]}
      />
      {isLater && (
        <TextField {...field('publishAt', 'Georgia time')} fieldClass="max-w-xs" type="datetime-local" />
      )}
    </StaffForm>
  );
}
