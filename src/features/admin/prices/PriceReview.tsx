import { useState } from 'react';
import * as z from 'zod/mini';
import { yardName } from '../../../business/yards.ts';
import { type MovedPrice, type PriceBatch, setPricesApi } from '../../../domain/prices/admin-prices.api.ts';
import { priceBatchSchema, priceKey } from '../../../domain/prices/price.schema.ts';
import { percentText, withoutZeros } from '../../../domain/prices/price-shift.ts';
import { newYorkLocal } from '../../../domain/shared/time/from-new-york.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceFields } from '../../../ui/form/fields/ChoiceFields.tsx';
import { draftSchema } from '../../../ui/form/draft-schema.ts';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { StaffForm } from '../form/StaffForm.tsx';
import { staffFailure } from '../staff-failure.ts';
import { staffCall } from '../staff.store.ts';
import { useFocusOnce } from '../ui/use-focus.ts';
import { useStaffForm } from '../form/use-staff-form.ts';
import type { ChangedSince } from '../../../domain/shared/contract/changed-since.ts';
import { changedText, TheirsOrYours } from '../form/TheirsOrYours.tsx';
import { type NewPrice, type PriceLine, replacedPrice, type SeenPrices } from './price-draft.ts';
import { changesText, publishText, staysText, tomorrowMorning } from './price-words.ts';

const HOUR_MS = 3_600_000;

const emptyDraft = () => ({
  when: 'now',
  /** On New York's clock. */
  publishAt: newYorkLocal(new Date(Date.now() + HOUR_MS)),
});

const { publishAt } = priceBatchSchema.shape;
const schema = draftSchema(({ when, publishAt: typed }: ReturnType<typeof emptyDraft>) => {
  if (when === 'now') return { publishAt: null };
  return { publishAt: when === 'morning' ? tomorrowMorning(new Date()) : typed };
}, z.strictObject({ publishAt }));

const lineName = ({ metal, yardId }: PriceLine) =>
  yardId === null ? metal.name : `${metal.name} at ${yardName(yardId)}`;

const NewPriceLine = ({ line, price, pays, isJump, stays }: NewPrice & { readonly stays: string }) => {
  const { metal, now } = line;
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b-2 border-line py-3 tabular-nums sm:grid-cols-[1fr_auto_6rem]">
      <strong className="col-span-2 sm:col-span-1">{lineName(line)}</strong>
      <span>
        ${withoutZeros(now)} → <strong>${withoutZeros(pays)}</strong> per {metal.unit}
        {price === null && <span>, same as all yards</span>}
      </span>
      <span className={`text-right ${isJump ? 'font-bold text-down' : ''}`}>{percentText(now, pays)}</span>
      {stays && <span className="col-span-full text-muted">{stays}</span>}
    </li>
  );
};

interface PriceReviewProps {
  readonly prices: readonly NewPrice[];
  readonly seen: SeenPrices;
  /** Of a price that somebody changed to `theirs` meanwhile. */
  readonly onDecide: (key: string, theirs: string | null, isMine: boolean) => void;
  readonly onReload: () => Promise<void>;
  readonly onBack: () => void;
  readonly onPublished: (id: string, state: PriceBatch['state']) => Promise<void>;
}

const ownText = (price: string | null) => (price === null ? 'Same as all yards' : `$${withoutZeros(price)}`);

interface MovedProps {
  readonly moved: MovedPrice;
  readonly price: NewPrice;
  readonly onChoose: (isMine: boolean) => void;
}

/** "Stan Clerk changed Steel to $0.10 5 minutes ago", and the choice. */
function Moved({ moved, price: { line, price }, onChoose }: MovedProps) {
  const name = lineName(line);
  return (
    <TheirsOrYours
      changed={moved}
      title={changedText(moved, `${name} to ${ownText(moved.price)}`)}
      theirs={{ [name]: ownText(moved.price) }}
      yours={{ [name]: ownText(price) }}
      onTheirs={() => onChoose(false)}
      onYours={() => onChoose(true)}
    />
  );
}

/** The new prices for review, and when they take effect. */
export function PriceReview({ prices, seen, onDecide, onReload, onBack, onPublished }: PriceReviewProps) {
  const [moved, setMoved] = useState<readonly MovedPrice[]>([]);
  const [empty] = useState(emptyDraft);
  const heading = useFocusOnce();
  const form = useStaffForm({
    schema,
    empty,
    prefix: 'publish',
    refusals: {
      changed_since: ({ figures }) => {
        setMoved((figures as ChangedSince<readonly MovedPrice[]>).now);
        void onReload();
        return 'Nothing was published. Choose below, then publish again.';
      },
      invalid_input: (error) => (error.fields['publishAt'] ? error.fields : staffFailure(error)),
    },
    send: async (choice, id, _typed, { confirmed }) => {
      const lines = prices.map(({ line, price }) => ({
        metalType: line.metal.metalType,
        price,
        seen: seen[line.key] === undefined ? replacedPrice(line) : (seen[line.key] ?? null),
        ...(line.yardId !== null && { yardId: line.yardId }),
      }));
      const { state } = await staffCall(setPricesApi, { body: { id, prices: lines, confirmed, ...choice } });
      await onPublished(id, state);
    },
  });
  const { field, isSubmitting, watch } = form;
  const when = watch('when');
  const isLater = when !== 'now';

  return (
    <StaffForm
      form={form}
      className="staff-card grid gap-4"
      submit={isLater ? 'Schedule prices' : publishText(prices)}
      busy={isLater ? 'Scheduling…' : 'Publishing…'}
      more={
        <Button disabled={isSubmitting} onClick={onBack}>
          Back to prices
        </Button>
      }
    >
      <h3 ref={heading} tabIndex={-1} className="text-2xl">
        {`Review ${changesText(prices)}`}
      </h3>
      <ul className="mt-3">
        {prices.map((price) => (
          <NewPriceLine key={price.line.key} {...price} stays={staysText(price, prices)} />
        ))}
      </ul>
      {moved.map((each) => {
        const key = priceKey(each);
        const price = prices.find(({ line }) => line.key === key);
        return (
          price && (
            <Moved
              key={key}
              moved={each}
              price={price}
              onChoose={(isMine) => {
                setMoved(moved.filter((other) => other !== each));
                form.clearErrors('root');
                onDecide(key, each.price, isMine);
                if (!isMine && prices.length === 1) onBack();
                else heading.current?.focus();
              }}
            />
          )
        );
      })}
      <ChoiceFields
        {...field('when', 'When to publish')}
        fieldClass="mt-4"
        type="radio"
        choices={[
          ['now', 'Now'],
          ['morning', '7:00 AM tomorrow'],
          ['later', 'Schedule for later'],
        ]}
      />
      {when === 'later' && (
        <TextField
          {...field('publishAt', 'Date and time in Georgia')}
          fieldClass="max-w-xs"
          type="datetime-local"
        />
      )}
    </StaffForm>
  );
}
