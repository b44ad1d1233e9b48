import { useState } from 'react';
import * as z from 'zod/mini';
import { PRICE_BOARD_JUMP_PERCENT } from '../../../business/staff-constants.ts';
import { yardName } from '../../../business/yards.ts';
import { setPricesApi } from '../../../domain/prices/admin-prices.api.ts';
import { priceBatchSchema } from '../../../domain/prices/price.schema.ts';
import { percentText, withoutZeros } from '../../../domain/prices/price-shift.ts';
import { newYorkLocal } from '../../../domain/shared/from-new-york.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/form/CheckField.tsx';
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
  confirmed: false,
});

const { publishAt, confirmed } = priceBatchSchema.shape;
const schemaFor = (isJump: boolean) =>
  draftSchema(
    (draft: ReturnType<typeof emptyDraft>) => ({
      publishAt: draft.when === 'now' ? null : draft.publishAt,
      confirmed: draft.confirmed,
    }),
    z
      .strictObject({ publishAt, confirmed })
      .check(z.refine((choice) => choice.confirmed || !isJump, 'Please confirm the large change first.')),
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
  const [isJump, setJump] = useState(() => prices.some((price) => price.isJump));
  const [empty] = useState(emptyDraft);
  const heading = useFocusOnce();
  const form = useStaffForm({
    schema: schemaFor(isJump),
    empty,
    prefix: 'publish',
    refusals: {
      price_jump: (error) => {
        setJump(true);
        return staffFailure(error);
      },
      invalid_input: (error) => (error.fields['publishAt'] ? error.fields : staffFailure(error)),
    },
    send: async (choice, id) => {
      const lines = prices.map(({ line: { metal, yardId }, price }) => ({
        metalType: metal.metalType,
        price,
        ...(yardId !== null && { yardId }),
      }));
      const { state } = await staffCall(setPricesApi, { body: { id, prices: lines, ...choice } });
      showToast({ title: state === 'scheduled' ? 'Prices scheduled' : 'Prices published' });
      await onPublished();
    },
  });
  const { field, isSubmitting, register, watch } = form;
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
      {isJump && (
        <CheckField
          label={`Yes, this change of more than ${PRICE_BOARD_JUMP_PERCENT}% is intended`}
          fieldClass="mt-4 font-bold"
          {...register('confirmed')}
        />
      )}
    </StaffForm>
  );
}
